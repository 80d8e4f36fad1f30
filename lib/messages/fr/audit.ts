import type { audit as Audit } from "../en/audit.ts";

export const audit: typeof Audit = {
  download: "Télécharger en CSV",
  downloadMeaning: "Toutes les lignes que laissent les filtres, pour un tableur. Les heures sont en UTC.",
};
