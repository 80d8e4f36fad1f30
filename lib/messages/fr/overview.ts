import type { overview as Overview } from "../en/overview.ts";
import { count } from "./count.ts";

export const overview: typeof Overview = {
  title: "Aperçu",
  attention: "À surveiller",
  nothing: "Rien ne vous attend pour l’instant.",
  nothingMeaning:
    "Aucun paiement échoué aujourd’hui, aucune remise qui se termine cette semaine, aucune licence refusée coup sur coup, aucun pulse en échec.",
  failedPayments: (n: number, more: boolean) =>
    `${more ? "Plus de " : ""}${count(n, "paiement échoué", "paiements échoués")} aujourd’hui`,
  discountsEnding: (n: number) =>
    `${count(n, "remise se termine", "remises se terminent")} dans les sept jours`,
  refusedOften: (key: string, times: number) => `${key} a été refusée ${times} fois en une heure`,
  failingPulse: (url: string) => `Les livraisons à ${url} échouent`,
  gonePulse: (url: string) => `${url} a dit ne plus exister, et n’apprend plus rien`,
  since: "premier échec",
  failingPulses: (n: number) => `${count(n, "pulse est en échec", "pulses sont en échec")}`,
  show: "Voir",
  sales: "Ventes des 30 derniers jours",
  salesCount: (n: number) => count(n, "vente conclue", "ventes conclues"),
  refunds: (n: number, amount: string) =>
    `${count(n, "remboursement", "remboursements")} de ${amount}, non déduit${n > 1 ? "s" : ""}`,
  chartAbout: (currency: string, timeZone: string) =>
    `Montant des ventes conclues par jour en ${currency}. Un jour commence à minuit à ${timeZone}.`,
  fromSales: (n: number, complete: boolean) =>
    complete
      ? `Cette boutique ne compte pas ses ventes ; ${count(n, "vente a été lue", "ventes ont été lues")} une à une.`
      : `Cette boutique ne compte pas ses ventes ; ses ${count(n, "dernière vente a été lue", "dernières ventes ont été lues")}, ce qui précède manque ici.`,
  undated: (n: number) => `${count(n, "vente sans date n’y figure", "ventes sans date n’y figurent")} pas.`,
  noSales: "Aucune vente ces 30 derniers jours.",
  asTable: "Le même en tableau",
  day: "Jour",
  salesColumn: "Ventes",
  amountColumn: "Montant",
  refundsColumn: "Remboursements",
  lastSales: "Dernières ventes",
  noSalesYet: "Aucune vente encore. La première apparaîtra ici.",
  allSales: "Toutes les ventes",
  lastActivations: "Dernières activations",
  noActivations: "Aucune activation ces 30 derniers jours.",
  activationsNotTold:
    "Cette boutique ne dit pas ses activations toutes licences confondues. Chaque licence dit les siennes.",
  allLicenses: "Toutes les licences",
  unknownDevice: "Un appareil sans nom",
};
