import { type Language, type Sentence, say } from "./sentence.ts";
import type { SpanUnit, When } from "./when.ts";

const units: Record<SpanUnit, string> = { minute: "minute", hour: "heure", day: "jour" };

/** Zero and one are singular in French. */
function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount < 2 ? "" : "s"}`;
}

function day(at: Date, withYear: boolean, timeZone: string): string {
  const year = withYear ? ({ year: "numeric" } as const) : {};
  const format = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", ...year, timeZone });
  return `le ${format.format(at)}`;
}

function ago(when: When, timeZone: string): string {
  if (when.kind === "now") return "à l’instant";
  if (when.kind === "span") return `il y a ${count(when.amount, units[when.unit])}`;
  return day(when.at, when.withYear, timeZone);
}

function ahead(when: When, timeZone: string): string {
  if (when.kind === "now") return "dans moins d’une minute";
  if (when.kind === "span") return `dans ${count(when.amount, units[when.unit])}`;
  return day(when.at, when.withYear, timeZone);
}

function expiring(expires: When | null, timeZone: string): string {
  return expires ? `, expire ${ahead(expires, timeZone)}` : "";
}

function recordsStay(records: number): string {
  if (records === 0) return "";
  return records === 1
    ? " La trace de l’activation est conservée."
    : ` Les traces des ${records} activations sont conservées.`;
}

function revoked(licenses: number): string {
  if (licenses === 0) return "";
  return licenses === 1 ? " Sa licence est révoquée." : ` Ses ${licenses} licences sont révoquées.`;
}

function used(amount: number, max: number): string {
  return `${amount} sur ${count(max, "appareil")}`;
}

export const frenchSentences: Language = {
  license_pending: ({ max, expires }, zone) =>
    `Pas encore activée, utilisable sur ${count(max, "appareil")}${expiring(expires, zone)}`,
  license_active: ({ used: amount, max, expires }, zone) =>
    `Active : ${used(amount, max)}${expiring(expires, zone)}`,
  license_expired: ({ used: amount, max, expired }, zone) =>
    `Expirée ${ago(expired, zone)}, utilisée : ${used(amount, max)}`,
  license_revoked: ({ revoked, reason }, zone) =>
    reason ? `Révoquée ${ago(revoked, zone)} : ${reason}` : `Révoquée ${ago(revoked, zone)}, définitivement`,
  refused_limit_reached: ({ refused, used: amount, max }, zone) =>
    `Refusée ${ago(refused, zone)} : ${used(amount, max)} en service`,
  refused_expired: ({ refused }, zone) => `Refusée ${ago(refused, zone)} : la licence a expiré`,
  refused_revoked: ({ refused }, zone) => `Refusée ${ago(refused, zone)} : la licence est révoquée`,
  refused_possible_now: ({ refused }, zone) =>
    `Refusée ${ago(refused, zone)}, mais elle peut être activée maintenant`,
  activation_first: ({ max }) =>
    `C’est la première activation : la licence commence maintenant. Elle occupe 1 appareil sur ${max}.`,
  activation_further: ({ slot, max }) => `Elle occupe l’appareil ${slot} sur ${max}.`,
  revocation_unused: ({ customer, product, records }) =>
    `${customer ?? "Le client"} ne pourra jamais utiliser cette licence pour « ${product} ».${recordsStay(records)}`,
  revocation_in_use: ({ customer, product, devices, records }) =>
    `${customer ?? "Le client"} perd « ${product} » sur ${count(devices, "appareil")}, maintenant et définitivement.${recordsStay(records)}`,
  removal: ({ device }) =>
    `${device === null ? "L’appareil" : `« ${device} »`} rend sa place, qu’un autre appareil peut prendre. La trace de son activation est conservée.`,
  freeing: ({ device, spare }) =>
    `« ${device} » garde sa place la plus récente et rend ${spare === 1 ? "l’autre" : `les ${spare} autres`}. Les traces des activations sont conservées.`,
  refund: ({ customer, product, licenses }) =>
    `${customer ?? "Le client"} ne peut plus ouvrir « ${product} », maintenant et définitivement.${revoked(licenses)} La boutique compte l’argent comme rendu ; envoyez-le avec votre prestataire de paiement.`,
  discount_ended: ({ ended }, zone) => `terminée ${ago(ended, zone)}`,
  discount_begins: ({ begins }, zone) =>
    begins.kind === "day"
      ? `à partir du ${day(begins.at, begins.withYear, zone).slice("le ".length)}`
      : `commence ${ahead(begins, zone)}`,
  discount_used_up: () => "épuisée",
  discount_all_held: ({ held }) =>
    held < 2
      ? "la dernière utilisation est retenue par un achat en cours"
      : `les ${held} dernières utilisations sont retenues par des achats en cours`,
  discount_ends_soon: ({ ends }, zone) => `se termine ${ahead(ends, zone)}`,
};

export function french(sentence: Sentence, timeZone = "UTC"): string {
  return say(frenchSentences, sentence, timeZone);
}
