import type { pulseReplay as PulseReplay } from "../en/pulse-replay.ts";
import { count } from "./count.ts";

export const pulseReplay: typeof PulseReplay = {
  since: "Abandonnés depuis",
  periods: { hour: "Une heure", day: "24 heures", week: "7 jours", month: "30 jours" },
  counting: "Comptage…",
  unknown: "Leur nombre n’a pas pu être lu.",
  failed: (n) =>
    n === 0 ? "Rien n’a été abandonné." : `${count(n, "envoi")} ${n === 1 ? "abandonné" : "abandonnés"}.`,
  send: (n) => (n === 1 ? "L’envoyer à nouveau" : `Envoyer les ${n} à nouveau`),
  isOff: "Ce pulse est arrêté : rien n’est envoyé. Mettez-le d’abord en marche.",
  progress: (done, all) => `${done} sur ${all} en route`,
  finished: (n) =>
    `${count(n, "envoi")} à nouveau en route, sous ${n === 1 ? "le même identifiant" : "les mêmes identifiants"}.`,
  progressLabel: "Envois repris",
};
