import type { problems as Problems, reasonTexts as ReasonTexts } from "../en/problems.ts";

const unchanged = "Rien n’a été modifié.";
const seeStore = "Réessayez, ou vérifiez si elle fonctionne sous Réglages → Boutique.";
const inSeconds = (seconds: number | undefined) =>
  seconds === undefined
    ? "Réessayez dans une minute."
    : `Réessayez dans ${seconds} ${seconds < 2 ? "seconde" : "secondes"}.`;

export const problems: typeof Problems = {
  no_key: () => ({
    happened: "Aucune boutique n’est connectée.",
    meaning: "Rien ne peut être lu ni fait dans une boutique.",
    next: "Définissez STOREFRONT_URL et STOREFRONT_API_KEY là où Vitrine s’exécute, puis relancez-le.",
  }),
  key_refused: ({ store }) => ({
    happened: `La boutique ${store} a refusé sa clé d’API.`,
    meaning: `La clé a été révoquée ou appartient à une autre boutique. ${unchanged}`,
    next: "Un propriétaire peut voir la connexion sous Réglages → Boutique et mettre une nouvelle clé.",
  }),
  not_allowed: () => ({
    happened: "Votre rôle ne le permet pas.",
    meaning: unchanged,
    next: "Demandez à un propriétaire de le faire, ou de vous donner un autre rôle sous Réglages → Équipe.",
  }),
  signed_out: () => ({
    happened: "Vous êtes déconnecté.",
    meaning: `Votre session a pris fin, ou un propriétaire y a mis fin. ${unchanged}`,
    next: "Reconnectez-vous ; vous reviendrez sur cette page.",
  }),
  unreachable: ({ store }) => ({
    happened: `La boutique ${store} est injoignable.`,
    meaning: unchanged,
    next: seeStore,
  }),
  silent: ({ store }) => ({
    happened: `La boutique ${store} n’a pas répondu en 15 secondes.`,
    meaning: "Rien n’a été lu.",
    next: seeStore,
  }),
  busy: ({ retryAfter }) => ({
    happened: "La limite de requêtes par minute de la boutique est atteinte.",
    meaning: unchanged,
    next: inSeconds(retryAfter),
  }),
  store_failed: ({ store, status }) => ({
    happened: `La boutique ${store} est en panne${status ? ` (${status})` : ""}.`,
    meaning: "L’erreur vient de la boutique, pas de vous.",
    next: seeStore,
  }),
  unreadable: ({ store, status }) => ({
    happened: `La réponse de la boutique ${store} est illisible${status ? ` (${status})` : ""}.`,
    meaning: "Elle utilise peut-être une autre version, ou un intermédiaire a répondu à sa place.",
    next: "Réessayez. Si cela persiste, faites vérifier son adresse sous Réglages → Boutique.",
  }),
  not_found: () => ({
    happened: "La boutique n’a rien à cette adresse.",
    meaning: "Cela n’a jamais existé, ou appartient à une autre boutique.",
    next: "Vérifiez caractère par caractère, ou cherchez avec Tout rechercher.",
  }),
  not_offered: ({ store }) => ({
    happened: `La boutique ${store} ne propose pas cela.`,
    meaning: "Elle parle une version plus ancienne de l’API. Tout le reste fonctionne.",
    next: "Réglages → Boutique montre ce que cette boutique sait faire.",
  }),
  refused: ({ store, code }) => ({
    happened: `La boutique a refusé${code ? ` (${code})` : ""}.`,
    meaning: unchanged,
    next: `Rechargez la page pour voir la situation actuelle sur ${store}, et agissez d’après elle.`,
  }),
  invalid: () => ({
    happened: "Quelque chose n’est pas correct dans le formulaire.",
    meaning: unchanged,
    next: "Corrigez ce qui est signalé, puis envoyez de nouveau.",
  }),
  not_recorded: () => ({
    happened: "Le journal d’audit n’a pas pu être écrit, donc rien n’a été fait.",
    meaning: unchanged,
    next: "Réessayez. Si cela persiste, la personne qui administre Vitrine doit vérifier la base de DASHBOARD_DATABASE_URL.",
  }),
  last_owner: () => ({
    happened: "C’est le dernier propriétaire.",
    meaning: `Sans propriétaire, personne ne pourrait plus faire entrer personne. ${unchanged}`,
    next: "Nommez d’abord un autre propriétaire.",
  }),
  person_gone: () => ({
    happened: "Ceci n’existe plus.",
    meaning: `Un collègue l’a retiré, ou son délai est passé. ${unchanged}`,
    next: "Rechargez la page pour voir qui est là maintenant.",
  }),
  already_staff: () => ({
    happened: "Quelqu’un ici a déjà cette adresse e-mail.",
    meaning: unchanged,
    next: "Changez son rôle dans la liste, ou donnez-lui un lien pour un nouveau mot de passe.",
  }),
  wrong_password: () => ({
    happened: "Ce n’est pas votre mot de passe.",
    meaning: unchanged,
    next: "Saisissez celui avec lequel vous vous connectez. S’il est perdu, un propriétaire peut vous donner un lien pour un nouveau.",
  }),
  slowed: ({ retryAfter }) => ({
    happened: "Trop d’essais erronés.",
    meaning: unchanged,
    next: `Le prochain sera examiné dans ${retryAfter === 1 ? "une seconde" : `${retryAfter ?? 60} secondes`}.`,
  }),
  uncertain: ({ store }) => ({
    happened: `La boutique ${store} n’a pas dit si c’était fait.`,
    meaning: "Cela a peut-être eu lieu. La demande n’a pas été envoyée une seconde fois.",
    next: "Rechargez la page et regardez avant de réessayer.",
  }),
};

export const reasonTexts: typeof ReasonTexts = {
  license_revoked: {
    happened: "Cette licence a été révoquée.",
    meaning: "Elle ne pourra plus jamais être utilisée.",
    next: "Le client a besoin d’une nouvelle licence.",
  },
  license_expired: {
    happened: "Cette licence a expiré.",
    meaning: "Aucun autre appareil ne peut être activé.",
    next: "Le client peut racheter le produit pour obtenir une nouvelle licence.",
  },
  license_limit_reached: {
    happened: "Cette licence est utilisée sur autant d’appareils qu’elle le permet.",
    meaning: unchanged,
    next: "Le client a besoin d’une autre licence, ou d’une licence pour plus d’appareils.",
  },
  license_already_revoked: {
    happened: "Un collègue a été plus rapide : cette licence est déjà révoquée.",
    meaning: "Rien n’a changé une seconde fois ; le premier motif reste.",
    next: "Il n’y a plus rien à faire.",
  },
  license_not_found: {
    happened: "La boutique n’a pas cette clé de licence.",
    meaning: "Elle contient une faute de frappe, ou vient d’une autre boutique.",
    next: "Vérifiez-la caractère par caractère : O et 0 se ressemblent, I et 1 aussi.",
  },
  affiliate_not_found: {
    happened: "La boutique n’a aucun affilié avec ce code.",
    meaning: "Le code est donné par l’affilié ; ce n’est pas une adresse e-mail.",
    next: "Demandez à l’affilié le code affiché sur sa page de compte.",
  },
  scope_required: {
    happened: "La clé d’API de la boutique n’a pas ce droit.",
    meaning: `Il lui manque le droit manage. ${unchanged}`,
    next: "Un propriétaire peut mettre en place une clé qui l’a ; Réglages → Boutique montre la connexion.",
  },
  invitation_not_found: {
    happened: "La boutique n’a pas cette invitation.",
    meaning: unchanged,
    next: "Regardez de nouveau la liste pour voir quelles invitations existent.",
  },
  invitation_already_cancelled: {
    happened: "Un collègue a été plus rapide : cette invitation est déjà annulée.",
    meaning: "Rien n’a changé une seconde fois.",
    next: "Il n’y a plus rien à faire ; l’adresse peut être invitée de nouveau.",
  },
  invitation_not_pending: {
    happened: "Cette invitation n’est plus en attente : elle a été acceptée, ou a expiré.",
    meaning: unchanged,
    next: "La liste dit laquelle des deux ; seule une invitation en attente peut être annulée.",
  },
  api_key_not_found: {
    happened: "La boutique n’a pas cette clé d’API.",
    meaning: unchanged,
    next: "Rechargez la page pour voir quelles clés existent.",
  },
  api_key_already_revoked: {
    happened: "Un collègue a été plus rapide : cette clé est déjà révoquée.",
    meaning: "Rien n’a été modifié une seconde fois.",
    next: "Il ne reste rien à faire.",
  },
  activation_already_removed: {
    happened: "Un collègue a été plus rapide : cet appareil est déjà retiré.",
    meaning: "Rien n’a changé une seconde fois.",
    next: "Il n’y a plus rien à faire.",
  },
  activation_of_revoked_license: {
    happened: "Cette licence a été révoquée entre-temps.",
    meaning: "Elle ne peut plus servir sur aucun appareil : aucun n’est à retirer.",
    next: "Il n’y a plus rien à faire.",
  },
  activation_not_found: {
    happened: "Cette licence n’a pas cette activation.",
    meaning: unchanged,
    next: "Regardez à nouveau pour voir quels appareils l’utilisent maintenant.",
  },
  device_not_found: {
    happened: "Cet appareil n’utilise plus la licence.",
    meaning: unchanged,
    next: "Regardez à nouveau pour voir quels appareils l’utilisent maintenant.",
  },
  sale_not_refundable: {
    happened: "Il n’y a rien à rembourser.",
    meaning: "Cette vente n’a pas été payée.",
    next: "Regardez son paiement ci-dessous.",
  },
  sale_already_refunded: {
    happened: "Cette vente a déjà été remboursée.",
    meaning: "L’argent n’a pas été rendu une seconde fois.",
    next: "Il n’y a plus rien à faire.",
  },
};
