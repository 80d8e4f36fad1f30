import type { catalogue as Catalogue } from "../en/catalogue.ts";

export const catalogue: typeof Catalogue = {
  title: "Événements",
  event: "Événement",
  open: "Ce qui peut être dit",
  about: "Tout ce qu’un pulse peut apprendre, ce que cela veut dire, et à quoi cela ressemble à l’arrivée.",
  common: "Dits à tout pulse qui veut tout",
  commonAbout: "Un pulse nomme ceux qu’il veut, ou « tout », ce qui veut dire ces huit.",
  further: "Dits seulement aux pulses qui les nomment",
  furtherAbout: "« Tout » ne les contient pas : un récepteur fait pour les huit n’est jamais surpris.",
  meanings: {
    "successful.sale":
      "Une vente est payée, ou un produit gratuit a été pris. Ce qui a été acheté peut être ouvert dès maintenant.",
    "abandoned.sale":
      "Personne n’a payé dans le délai de la boutique, un jour en règle générale. La vente ne peut plus être payée.",
    "failed.sale":
      "Un paiement a été refusé. L’acheteur peut essayer à nouveau : ce n’est pas encore la fin.",
    "license.issued": "Une vente a apporté une licence. Elle ne sert encore sur aucun appareil.",
    "license.activated": "Une licence sert sur un appareil, et y prend une de ses places.",
    "license.expired": "Une licence est arrivée à sa fin. Plus aucun appareil ne peut être activé avec elle.",
    "license.nearing_expiry": "Une licence prend fin dans la semaine. Dit une fois pour chaque licence.",
    "license.revoked": "Quelqu’un a repris une licence pour toujours, ou sa vente a été remboursée.",
    "refunded.sale": "L’argent d’une vente a été rendu. Ses accès et ses licences prennent fin avec elle.",
    "license.activation_refused":
      "Un appareil a été refusé, et la raison est dite. Au plus une fois en dix minutes par licence et par raison.",
    "license.deactivated": "La place d’un appareil a été rendue : un autre appareil peut être activé.",
    "discount.exhausted":
      "Une remise a servi autant de fois qu’elle le peut. Personne ne peut plus l’utiliser.",
    "pulse.failing":
      "La cible d’un autre pulse échoue encore et encore, ou n’existe plus. Jamais dit à ce pulse lui-même.",
  },
  fields: {
    event: "Le nom de l’événement",
    id: "L’identifiant de l’événement ; un même événement peut aller à plusieurs pulses",
    occurred_at: "Quand cela s’est passé",
    store: "Dans quelle boutique cela s’est passé",
    note: "Dans les essais seulement",
    sale: "La vente, avec les custom_metadata de son paiement",
    product: "Ce qui a été acheté",
    customer: "Qui l’a acheté",
    affiliate: "Qui a amené l’acheteur, ou null",
    license: "La licence, avec sa clé",
    activation: "L’activation dont il s’agit",
    days_until_expiry: "Jours restants, le dernier commencé compté entier",
    reason: "Pourquoi c’est refusé, en code et en phrase",
    discount: "La remise épuisée",
    pulse: "Le pulse qui échoue",
    failing: "Comment il échoue, et depuis quand",
  },
  howToListen: "Pour l’apprendre",
  trigger: "Donnez ce déclencheur à un pulse :",
  inAll: "« all » le contient aussi.",
  onlyNamed: "« all » ne le contient pas.",
  whoListens: "Les pulses qui le nomment",
  shape: "Ce qui est envoyé",
  field: "Champ",
  kind: "Ce que c’est",
  always: "Toujours là",
  yes: "Oui",
  notAlways: "Non",
  kinds: { object: "Un objet", text: "Un texte", number: "Un nombre" },
  sample: "Un exemple",
  showSample: "Le montrer en entier",
  sampleAbout:
    "Avec des noms inventés. Un essai envoie ceci. Les montants portent raw, le nombre entier dans la plus petite unité de la devise, pour calculer.",
};
