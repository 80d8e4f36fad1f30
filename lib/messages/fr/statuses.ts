import type { statuses as Statuses } from "../en/statuses.ts";

export const statuses: typeof Statuses = {
  license: { pending_activation: "En attente", active: "Active", expired: "Expirée", revoked: "Révoquée" },
  sale: {
    awaiting_payment: "En attente de paiement",
    completed: "Payée",
    failed: "Échouée",
    abandoned: "Abandonnée",
    settled: "Réglée",
  },
  payment: {
    initiated: "Commencé",
    pending: "En attente",
    cancelled: "Annulé",
    failed: "Échoué",
    success: "Payé",
  },
  discount: { active: "Active", expired: "Terminée" },
  affiliate: { active: "Actif", inactive: "Inactif", suspended: "Suspendu" },
  invitation: { pending: "En attente", accepted: "Acceptée", expired: "Expirée", cancelled: "Annulée" },
  refunded: "Remboursée",
};
