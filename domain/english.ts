import { type Language, type Sentence, say } from "./sentence.ts";
import type { When } from "./when.ts";

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}

function day(at: Date, withYear: boolean, timeZone: string): string {
  const year = withYear ? ({ year: "numeric" } as const) : {};
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", ...year, timeZone }).format(at);
}

function ago(when: When, timeZone: string): string {
  if (when.kind === "now") return "just now";
  if (when.kind === "span") return `${count(when.amount, when.unit)} ago`;
  return `on ${day(when.at, when.withYear, timeZone)}`;
}

function ahead(when: When, timeZone: string): string {
  if (when.kind === "now") return "within a minute";
  if (when.kind === "span") return `in ${count(when.amount, when.unit)}`;
  return `on ${day(when.at, when.withYear, timeZone)}`;
}

function expiring(expires: When | null, timeZone: string): string {
  return expires ? `, expires ${ahead(expires, timeZone)}` : "";
}

function recordsStay(records: number): string {
  if (records === 0) return "";
  return records === 1 ? " The 1 activation record stays." : ` The ${records} activation records stay.`;
}

function revoked(licenses: number): string {
  if (licenses === 0) return "";
  return licenses === 1 ? " Its license is revoked." : ` Its ${licenses} licenses are revoked.`;
}

function used(amount: number, max: number): string {
  return `${amount} of ${count(max, "device")}`;
}

export const englishSentences: Language = {
  license_pending: ({ max, expires }, zone) =>
    `Not activated yet, can be used on ${count(max, "device")}${expiring(expires, zone)}`,
  license_active: ({ used: amount, max, expires }, zone) =>
    `Active on ${used(amount, max)}${expiring(expires, zone)}`,
  license_expired: ({ used: amount, max, expired }, zone) =>
    `Expired ${ago(expired, zone)}, used on ${used(amount, max)}`,
  license_revoked: ({ revoked, reason }, zone) =>
    reason ? `Revoked ${ago(revoked, zone)}: ${reason}` : `Revoked ${ago(revoked, zone)}, for ever`,
  refused_limit_reached: ({ refused, used: amount, max }, zone) =>
    `Refused ${ago(refused, zone)}: ${used(amount, max)} in use`,
  refused_expired: ({ refused }, zone) => `Refused ${ago(refused, zone)}: the license has expired`,
  refused_revoked: ({ refused }, zone) => `Refused ${ago(refused, zone)}: the license is revoked`,
  refused_possible_now: ({ refused }, zone) => `Refused ${ago(refused, zone)}, but it can be activated now`,
  activation_first: ({ max }) =>
    `This is the first activation: the license begins now. It takes 1 of ${count(max, "device")}.`,
  activation_further: ({ slot, max }) => `This takes device ${slot} of ${max}.`,
  revocation_unused: ({ customer, product, records }) =>
    `${customer ?? "The customer"} can never use this license for “${product}”.${recordsStay(records)}`,
  revocation_in_use: ({ customer, product, devices, records }) =>
    `${customer ?? "The customer"} loses “${product}” on ${count(devices, "device")}, now and for ever.${recordsStay(records)}`,
  removal: ({ device }) =>
    `${device === null ? "The device" : `“${device}”`} gives its slot back, and another device can take it. Its activation record stays.`,
  freeing: ({ device, spare }) =>
    `“${device}” keeps its newest slot and gives ${spare === 1 ? "the other one" : `the other ${spare}`} back. The activation records stay.`,
  refund: ({ customer, product, licenses }) =>
    `${customer ?? "The customer"} can no longer open “${product}”, now and for ever.${revoked(licenses)} The store counts the money as given back; send it with your payment provider.`,
  discount_ended: ({ ended }, zone) => `ended ${ago(ended, zone)}`,
  discount_begins: ({ begins }, zone) =>
    begins.kind === "day" ? `from ${day(begins.at, begins.withYear, zone)}` : `begins ${ahead(begins, zone)}`,
  discount_used_up: () => "used up",
  discount_all_held: ({ held }) => `the last ${count(held, "use")} held by open checkouts`,
  discount_ends_soon: ({ ends }, zone) => `ends ${ahead(ends, zone)}`,
};

export function english(sentence: Sentence, timeZone = "UTC"): string {
  return say(englishSentences, sentence, timeZone);
}
