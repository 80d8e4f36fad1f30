import type { list as english } from "../en/list.ts";
import { count } from "./count.ts";

export const list: typeof english = {
  loading: "Chargement de la liste",
  shown: (n, more) => (more ? `${count(n, "ligne")} pour l’instant` : `${count(n, "ligne")}`),
  updated: (since) => (since ? `à jour ${since}` : "à jour à l’instant"),
  live: "en direct",
  refresh: "Actualiser",
  fresh: (n) => (n === 1 ? "1 nouvelle" : `${n} nouvelles`),
  end: (n) => `Fin de la liste, ${count(n, "ligne")}`,
  unreadable: (n) =>
    n === 1
      ? "1 ligne est arrivée sous une forme illisible et a été omise."
      : `${n} lignes sont arrivées sous une forme illisible et ont été omises.`,
  fromSales: (sales, all) =>
    all
      ? `Cette boutique ne liste pas ses clients : voici les acheteurs de toutes ses ventes (${sales}).`
      : `Cette boutique ne liste pas ses clients : voici les acheteurs de ses ${count(sales, "dernière vente", "dernières ventes")} ; il y en a d’autres.`,
  filteredToNothing: "Rien ne correspond aux filtres",
  filterIs: (label, value) => `${label} : ${value}`,
  lift: (label) => `Retirer : ${label.toLowerCase()}`,
  liftAll: "Retirer tous les filtres",
  quoted: (text) => `« ${text} »`,
  from: "Du",
  to: "Au",
  between: (start, end) => {
    if (!end) return `depuis le ${start}`;
    return start ? `du ${start} au ${end}` : `jusqu’au ${end}`;
  },
  lastDays: (days) => (days === 1 ? "Aujourd’hui" : `${days} derniers jours`),
  daysInUtc: "Les jours sont comptés en UTC",
};
