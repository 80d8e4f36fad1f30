import type { customers as Customers } from "../en/customers.ts";
import { count } from "./count.ts";

export const customers: typeof Customers = {
  title: "Clients",
  customer: "Client",
  id: "l’identifiant du client",
  email: "E-mail",
  emailThing: "l’adresse e-mail",
  phone: "Téléphone",
  noPhone: "Aucun",
  since: "Client depuis",
  facts: "Données",
  fromSales: (n, all) =>
    `Cette boutique ne parle de ses clients que par leurs ventes. Ce qui est ici vient ${
      all ? `de toutes les ventes (${n})` : `des dernières ventes (${n})`
    } à cet acheteur.`,
  purchases: "Achats",
  allPurchases: "Dans la liste des ventes",
  noPurchases: "Aucun achat n’a été commencé sous cette adresse.",
  morePurchases: (n) => `Les ${n} derniers. Les plus anciens sont dans la liste des ventes.`,
  paid: (amounts) => `${amounts} payés et gardés`,
  paidSoFar: (amounts, n) =>
    `${amounts} payés et gardés pour les ${count(n, "dernier achat", "derniers achats")}`,
  licenses: "Licences",
  allLicenses: "Dans la liste des licences",
  noLicenses: "Aucune licence n’appartient à ce client.",
  slots: (used, max) => `${used} sur ${count(max, "place utilisée", "places utilisées")}`,
  expires: "expire",
  expired: "expirée",
  revoked: "révoquée",
  moreLicenses: "Il y en a d’autres ; elles sont dans la liste des licences.",
  never: "n’expire jamais",
  untold: (n) =>
    n === 1
      ? "Une licence est venue avec elles, et la boutique ne dit pas à qui elle est."
      : `${n} licences sont venues avec elles, et la boutique ne dit pas à qui elles sont.`,
  refusals: "Tentatives refusées",
  refusalsNotTold: "Cette boutique ne garde pas les tentatives refusées.",
  noRefusals: "Aucune ces 30 derniers jours.",
  moreAttempts:
    "Parmi les 100 dernières tentatives ; les plus anciennes sont dans l’historique de chaque licence.",
  nameless: "Appareil sans nom",
  timeline: "Ce qui s’est passé",
  steps: {
    joined: "Devenu client",
    sale_begun: "Achat commencé",
    sale_failed: "Paiement échoué",
    sale_completed: "Acheté",
    sale_abandoned: "Achat abandonné",
    sale_refunded: "Remboursé",
    downloaded: "Dernier téléchargement",
    license_issued: "Licence émise",
    license_activated: "Licence activée",
    license_expired: "Licence expirée",
    license_revoked: "Licence révoquée",
    activation_accepted: "Appareil activé",
    activation_refused: "Activation refusée",
  },
  noSteps: "Rien qui porte une date.",
  earlier: (n) => `${n} plus tôt`,
  missing: (what) => `Manquent ici : ${what}. Les cartes disent pourquoi.`,
  attemptsNotTold: "Les tentatives manquent ici : cette boutique ne les garde pas.",
};
