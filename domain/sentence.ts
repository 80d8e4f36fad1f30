import type { When } from "./when.ts";

type Slots = { used: number; max: number };
type Refused = { refused: When };
type Lost = { customer: string | null; product: string };

/** Everything the rules say to a person, by key: a language is a function for each of them. */
export interface SentenceParams {
  license_pending: { max: number; expires: When | null };
  license_active: Slots & { expires: When | null };
  license_expired: Slots & { expired: When };
  license_revoked: { revoked: When; reason: string | null };
  refused_limit_reached: Refused & Slots;
  refused_expired: Refused;
  refused_revoked: Refused;
  refused_possible_now: Refused;
  activation_first: { max: number };
  activation_further: { slot: number; max: number };
  revocation_unused: Lost & { records: number };
  revocation_in_use: Lost & { devices: number; records: number };
  removal: { device: string | null };
  freeing: { device: string; spare: number };
  refund: Lost & { licenses: number };
  discount_ended: { ended: When };
  discount_begins: { begins: When };
  discount_used_up: { limit: number };
  discount_all_held: { held: number };
  discount_ends_soon: { ends: When };
}

export type SentenceKey = keyof SentenceParams;

/** What is to be said, as data: it can be sent, compared and rendered in the reader's language. */
export type Sentence<Key extends SentenceKey = SentenceKey> = {
  [K in Key]: { key: K; params: SentenceParams[K] };
}[Key];

/** A language. Days are told in the reader's time zone. */
export type Language = {
  [Key in SentenceKey]: (params: SentenceParams[Key], timeZone: string) => string;
};

export function say<Key extends SentenceKey>(
  language: Language,
  sentence: Sentence<Key>,
  timeZone: string,
): string {
  return language[sentence.key](sentence.params, timeZone);
}
