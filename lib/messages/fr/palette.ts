import type { palette as Palette } from "../en/palette.ts";
import { count } from "./count.ts";

export const palette: typeof Palette = {
  title: "Tout rechercher",
  label: "Que chercher",
  placeholder: "Collez une clé ou un e-mail entier, ou tapez un nom",
  hint: "Clés, ventes, transactions, clients, produits, remises, pulses et codes d’affilié. Dans un e-mail collé, ils sont trouvés d’eux-mêmes.",
  pasted: (characters) => `${count(characters, "caractère collé", "caractères collés")}`,
  kinds: {
    license: "Licence",
    sale: "Vente",
    product: "Produit",
    customer: "Client",
    discount: "Remise",
    pulse: "Pulse",
    affiliate: "Affilié",
  },
  recent: "Récents",
  pages: "Pages",
  acts: "Actions",
  found: "Trouvé dans la boutique",
  looking: "Recherche dans la boutique",
  opens: "S’ouvre dès que c’est trouvé",
  answered: (n) => (n < 2 ? `${n} résultat` : `${n} résultats`),
  nothing: "Rien trouvé",
  nothingNext:
    "Les codes et identifiants doivent être complets ; d’un nom, le début ou trois lettres suffisent.",
  unknownKey: (key) => `Cette boutique n’a jamais émis ${key}.`,
  unknownKeyNext:
    "Faites relire la clé groupe par groupe, ou demandez l’adresse avec laquelle elle a été achetée.",
  otherKey: "Pas la clé telle qu’écrite, mais presque",
  activate: (key) => `Activer ${key} sur un appareil`,
  revoke: (key) => `Révoquer ${key}`,
  inviteAffiliates: "Inviter des affiliés",
  addStaff: "Inviter un collègue",
  theme: (theme) => `Thème : ${theme}`,
  keys: { move: "se déplacer", open: "ouvrir", close: "fermer" },
};
