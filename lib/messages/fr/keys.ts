import type { keys as Keys } from "../en/keys.ts";
import { count } from "./count.ts";

export const keys: typeof Keys = {
  title: "Clés d’API",
  about:
    "Un programme à vous ouvre la boutique avec une clé. Donnez à chacun la sienne, pour pouvoir en reprendre une.",
  make: "Créer une clé",
  makeAbout:
    "La clé est montrée une fois, juste après sa création. Seul son début est gardé pour être montré.",
  name: "Nom",
  nameHint: "Le programme qui s’en servira, par exemple « Site de la boutique »",
  nameMissing: "Une clé a besoin d’un nom de 100 caractères au plus.",
  scope: "Elle peut",
  scopeNames: { plain: "Vendre et lire", manage: "Tout" },
  scopeMeanings: {
    plain:
      "Paiement, lecture, activation et révocation de licences, invitation d’affiliés : ce qu’il faut à un site ou au serveur d’une application",
    manage:
      "Aussi les remboursements, les appareils, les pulses et les clés : pour vos propres outils seulement",
  },
  makeVerb: "Créer une clé",
  newKey: (name) => `La clé pour « ${name} »`,
  keyThing: "la clé d’API",
  once: "Mettez-la maintenant là où le programme garde ses secrets. Elle ne peut plus être montrée ; si elle se perd, créez-en une autre et révoquez celle-ci.",
  kept: "Je l’ai gardée",
  keyLost: (begins) =>
    `Elle a été créée, mais la réponse qui la contenait s’est perdue en chemin, et aucune clé n’est dite deux fois. Révoquez ci-dessous celle qui commence par ${begins}, puis créez-en une autre.`,
  understood: "Continuer",
  working: "Clés qui fonctionnent",
  none: "Aucune clé ne fonctionne. Créez-en une ci-dessus pour le premier programme.",
  ownKey: "Celle de ce tableau de bord",
  made: "Créée",
  lastUsed: "Dernière utilisation",
  neverUsed: "Jamais utilisée",
  revoke: "Révoquer…",
  revokeOf: (name) => `Révoquer ${name}`,
  revokeTitle: (name) => `Révoquer la clé « ${name} » ?`,
  loses: (used) =>
    used
      ? "Tout ce qui s’en sert est refusé dès la prochaine requête, pour toujours. Là où elle sert encore, mettez d’abord une autre clé à sa place."
      : "Elle n’a jamais servi. Ce qui devait s’en servir sera refusé, pour toujours.",
  losesOwn:
    "C’est celle avec laquelle ce tableau de bord travaille. Rien de la boutique ne pourra plus être lu ni fait ici, jusqu’à ce que Vitrine soit redémarré avec une autre clé.",
  revokeVerb: "Révoquer pour toujours",
  keep: "La garder",
  revokedNow: (name) => `« ${name} » n’ouvre plus rien`,
  alreadyRevoked: "Un collègue a été plus rapide : elle était déjà révoquée",
  revoked: "Révoquée",
  revokedOnes: (n) => `${count(n, "clé")} ${n === 1 ? "révoquée" : "révoquées"}`,
  more: "Il y en a d’autres ; les cent plus récentes de chaque sorte sont montrées.",
  notOfferedTitle: "Cette boutique crée ses clés ailleurs",
  notOffered: "Son propriétaire crée et révoque les clés d’API là où tourne la boutique.",
};
