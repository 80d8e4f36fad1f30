import type { events as Events } from "../en/events.ts";
import { count } from "./count.ts";

export const events: typeof Events = {
  title: "Tout",
  what: "Quoi",
  details: "Détails",
  told: "Pulses",
  when: "Quand",
  names: {
    "successful.sale": "Vente payée",
    "abandoned.sale": "Vente abandonnée",
    "failed.sale": "Paiement échoué",
    "refunded.sale": "Vente remboursée",
    "license.issued": "Émise",
    "license.activated": "Activée",
    "license.activation_refused": "Activation refusée",
    "license.deactivated": "Activation retirée",
    "license.nearing_expiry": "Approche de sa fin",
    "license.expired": "Expirée",
    "license.revoked": "Révoquée",
    "discount.exhausted": "Remise épuisée",
    "pulse.failing": "Pulse en échec",
  },
  by: (who: string) => `par ${who}`,
  toldTo: (delivered: number, all: number) =>
    delivered === all
      ? `${count(all, "pulse averti", "pulses avertis")}`
      : `${delivered} sur ${count(all, "pulse averti", "pulses avertis")}`,
  empty: "Rien encore",
  emptyText: "Chaque étape de sa vie figure ici, avec les pulses qui en ont été avertis.",
};
