import type { lists as english } from "../en/lists.ts";

const columns: typeof english.columns = {
  status: "État",
  key: "Clé",
  product: "Produit",
  customer: "Client",
  devices: "Appareils",
  expires: "Expire",
  created: "Créée",
  amount: "Montant",
  discount: "Remise",
  channel: "Canal",
  date: "Date",
  name: "Nom",
  type: "Type",
  category: "Catégorie",
  price: "Prix",
  code: "Code",
  value: "Valeur",
  used: "Utilisée",
  window: "Période",
  products: "Produits",
  address: "Adresse",
  triggers: "Prévenue de",
  email: "E-mail",
  phone: "Téléphone",
  since: "Depuis",
  picture: "Image",
  act: "Acte",
  subject: "Objet",
  who: "Qui",
  from: "Depuis",
  outcome: "Résultat",
  remark: "Remarque",
};

const productTypes: typeof english.productTypes = {
  downloadable: "Téléchargement",
  service: "Service",
  course: "Cours",
  license: "Licence",
  bundle: "Lot",
  coaching: "Accompagnement",
};

const categories: typeof english.categories = {
  creative_arts: "Arts créatifs",
  technology: "Technologie",
  business_and_finance: "Affaires et finance",
  personal_development: "Développement personnel",
  education_and_learning: "Éducation et apprentissage",
  entertainment: "Divertissement",
  health_and_wellness: "Santé et bien-être",
  literature_and_publishing: "Littérature et édition",
  media_and_communication: "Médias et communication",
  miscellaneous: "Divers",
};

const channels: typeof english.channels = {
  store: "Boutique",
  affiliate: "Affilié",
  discover: "Découverte",
  widget: "Widget",
  api: "API",
};

const acts: typeof english.acts = {
  "license.activate": "A activé une licence",
  "license.revoke": "A révoqué une licence",
  "activation.remove": "A libéré la place d’un appareil",
  "sale.refund": "A remboursé une vente",
  "affiliate.invite": "A invité des affiliés",
  "pulses.manage": "A modifié un pulse",
  "keys.manage": "A modifié une clé d’API",
  "staff.begin": "Est devenu le premier propriétaire",
  "staff.invite": "A invité une personne dans l’équipe",
  "staff.withdraw": "A retiré une invitation",
  "staff.join": "A rejoint l’équipe",
  "staff.change": "A changé un rôle",
  "staff.renew": "A créé un lien pour un mot de passe",
  "staff.remove": "A retiré une personne de l’équipe",
  "account.password": "A changé son mot de passe",
};

const outcomes: typeof english.outcomes = {
  asked: "En cours",
  done: "Fait",
  refused: "Refusé",
  uncertain: "Incertain",
};

const triggers: typeof english.triggers = {
  successful_sale: "Vente",
  abandoned_sale: "Vente abandonnée",
  failed_sale: "Vente échouée",
  refunded_sale: "Vente remboursée",
  license_issued: "Licence émise",
  license_activated: "Licence activée",
  license_activation_refused: "Activation refusée",
  license_deactivated: "Appareil libéré",
  license_nearing_expiry: "Licence bientôt expirée",
  license_expired: "Licence expirée",
  license_revoked: "Licence révoquée",
  discount_exhausted: "Remise épuisée",
  pulse_failing: "Pulse en échec",
  all: "Tout",
};

export const lists: typeof english = {
  columns,
  productTypes,
  categories,
  channels,
  acts,
  outcomes,
  triggers,
  searchLicenses: "Collez une clé ou une adresse e-mail",
  searchSales: "Vente, transaction ou e-mail",
  searchProducts: "Nom ou slug",
  searchDiscounts: "Code, nom ou identifiant",
  searchCustomers: "Nom ou adresse e-mail",
  searchPulses: "Adresse, identifiant ou déclencheur",
  searchAudit: "Clé, identifiant ou e-mail, en entier",
  never: "Jamais",
  free: "Gratuit",
  allProducts: "Tous les produits",
  andMore: (first, more) => (more === 0 ? first : `${first} et ${more} de plus`),
  noLimit: (used) => `${used}, sans limite`,
  always: "Toujours",
  from: (start) => `À partir du ${start}`,
  until: (end) => `Jusqu’au ${end}`,
  between: (start, end) => `Du ${start} au ${end}`,
  enabled: "En service",
  disabled: "Arrêtée",
  noLicenses: {
    title: "Aucune licence n’a encore été émise",
    text: "Une licence est émise quand un produit du type « licence » est vendu. Elle figure ici dès ce moment.",
  },
  noSales: {
    title: "Rien n’a encore été vendu",
    text: "Chaque achat figure ici dès qu’il est commencé, payé ou non.",
  },
  noProducts: {
    title: "Il n’y a pas encore de produit",
    text: "Ce que la boutique vend figure ici dès sa publication.",
  },
  noDiscounts: {
    title: "Il n’y a pas encore de remise",
    text: "Une remise est un code que l’acheteur tape au moment de payer. Celles de la boutique figurent ici, avec leur nombre d’utilisations.",
  },
  noCustomers: {
    title: "Il n’y a pas encore de client",
    text: "Qui commence un achat figure ici, avec tout ce qui le concerne.",
  },
  noPulses: {
    title: "Il n’y a pas encore de pulse",
    text: "Un pulse est une adresse web prévenue quand quelque chose se passe, comme une vente ou une activation refusée.",
  },
  noAudit: {
    title: "Personne n’a encore rien fait",
    text: "Chaque acte de l’équipe figure ici, avec qui, quand et depuis où. Rien n’en est jamais retiré.",
  },
};
