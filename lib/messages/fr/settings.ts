import type { settings as Settings } from "../en/settings.ts";
import { count } from "./count.ts";

export const settings: typeof Settings = {
  storeTitle: "Boutique",
  storeAbout: "La boutique pour laquelle ce tableau de bord travaille, et son état actuel.",
  connection: "Connexion",
  state: "État",
  up: "Répond",
  upIn: (milliseconds) => `A répondu en ${milliseconds} ms à l’instant`,
  name: "Nom",
  address: "Adresse de l’API",
  page: "Page de la boutique",
  currency: "Devise",
  key: "Clé d’API",
  keyKept: "Conservée par le serveur. Elle n’est jamais envoyée à un navigateur.",
  checkAgain: "Vérifier de nouveau",
  requests: "Requêtes",
  requestsUsed: (used, limit) =>
    `${count(used, "requête utilisée", "requêtes utilisées")} sur ${limit} au cours de la dernière minute`,
  requestsWaiting: (n) => (n === 0 ? "Aucune n’attend." : `${count(n, "requête")} en attente.`),
  requestsAbout:
    "Toute l’équipe partage une seule clé. Ce que vous demandez passe avant ce qui est seulement lu d’avance, et une part de la limite est réservée aux actions.",
  offers: "Ce que cette boutique sait faire",
  offersAbout: "En plus de ce que sait faire toute boutique. Ce qui manque est compensé autant que possible.",
  offered: "Proposé",
  notOffered: "Non proposé",
  capabilities: {
    sale_detail: {
      name: "Une vente par son identifiant",
      without: "La page d’une vente montre ce que dit la liste.",
    },
    customers: { name: "Clients", without: "Ils sont lus dans les dernières ventes." },
    discount_detail: {
      name: "Une remise par son identifiant",
      without: "Sa page montre ce que dit la liste.",
    },
    metrics: {
      name: "Chiffres des ventes",
      without: "L’aperçu compte lui-même les dernières ventes.",
    },
    activation_attempts: {
      name: "Activations refusées",
      without: "La raison d’un échec d’activation n’est pas communiquée.",
    },
    license_search: {
      name: "Recherche dans les licences",
      without: "Une licence se trouve seulement par sa clé entière.",
    },
    reason_codes: {
      name: "Motifs sous forme de codes",
      without: "Ses refus sont montrés avec les mots de la boutique.",
    },
    idempotency: {
      name: "Actions répétables",
      without: "Une action restée sans réponse est vérifiée avant toute nouvelle tentative.",
    },
    affiliate_invitations: {
      name: "Invitations envoyées",
      without: "Les adresses invitées ne sont pas connues.",
    },
    events: {
      name: "Ce qui s’est passé",
      without: "L’histoire d’une licence est reconstituée à partir de ses traces.",
    },
    event_stream: {
      name: "Nouveautés en direct",
      without: "Les listes ouvertes demandent les nouveautés de temps en temps.",
    },
    pulse_management: {
      name: "Pulses créés ici",
      without: "Un pulse se crée et se modifie dans la boutique même.",
    },
    deliveries: { name: "Envois", without: "Ce qui a été envoyé, et ce qu’il en est advenu, n’est pas dit." },
    api_keys: { name: "Clés d’API", without: "Les clés sont créées et révoquées là où tourne la boutique." },
    sale_refund: { name: "Remboursements", without: "Une vente ne peut pas être remboursée ici." },
    activation_removal: {
      name: "Libération d’un appareil",
      without: "Les appareils d’une licence ne peuvent pas être libérés ici.",
    },
  },
};
