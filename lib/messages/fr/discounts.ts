import type { discounts as Discounts } from "../en/discounts.ts";
import { count } from "./count.ts";

export const discounts: typeof Discounts = {
  title: "Remises",
  discount: "Remise",
  code: "le code de la remise",
  off: (value: string) => `${value} de remise`,
  usage: "Utilisation",
  used: (n: number, limit: number | null) =>
    limit === null ? `Utilisée ${n} fois, sans limite` : `Utilisée ${n} fois sur ${limit}`,
  left: (n: number) =>
    n <= 0
      ? "Aucune utilisation ne reste."
      : `${count(n, "utilisation restante", "utilisations restantes")}.`,
  window: "Quand elle vaut",
  from: "Du",
  until: "Au",
  always: "Depuis le début",
  never: "Sans fin",
  products: "Produits",
  allProducts: "Tous les produits",
  customer: "Pour",
  everybody: "Tous les clients",
  onlyFor: (email: string) => `Seulement ${email}`,
  made: "Créée",
  madeBy: { person: "Par une personne", store: "Par la boutique elle-même" },
  changed: "Modifiée",
  salesWith: "Ventes avec ce code",
  facts: "Faits",
  notTold: "Non dit par cette boutique",
};
