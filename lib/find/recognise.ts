import { emailsIn } from "#domain/email.ts";
import { licenseKeysIn } from "#domain/license-keys-in-text.ts";
import { type PublicIdKind, publicIdsIn } from "#domain/public-id.ts";

/** What a person typed or pasted holds, as far as it can be told without asking the store. */
export interface Recognised {
  /** Whole keys, as the store writes them. */
  keys: string[];
  /** Keys of which only the ends are readable. */
  maskedKeys: { first: string; last: string }[];
  emails: string[];
  ids: { kind: PublicIdKind; id: string }[];
  transactions: string[];
  /** A few words that may be a name, a code or another shop's key: to be searched for as they stand. */
  words: string | null;
}

export const PASTED_MAX = 100_000;
const WORDS_MAX = 100;
const WORDS_MIN = 2;
/** A customer writes of one or two things; a log file that was pasted by mistake must not empty the store's limit. */
const EACH_MAX = 3;

const TRANSACTION = /(?<![A-Za-z0-9_])txn_[A-Za-z0-9_]{4,64}(?![A-Za-z0-9])/g;

/** A phone number beside an order number reads like a key, but one in two billion keys has digits only. */
const isNumber = (key: string): boolean => /^[\d-]+$/.test(key);

function transactionsIn(text: string): string[] {
  return [...new Set(text.match(TRANSACTION) ?? [])];
}

export function recognise(pasted: string): Recognised {
  const text = pasted.slice(0, PASTED_MAX);
  const inText = licenseKeysIn(text);
  const named = {
    keys: inText.flatMap((each) => ("key" in each && !isNumber(each.key) ? [each.key] : [])),
    maskedKeys: inText.flatMap((each) => ("key" in each ? [] : [each])),
    emails: emailsIn(text),
    ids: publicIdsIn(text),
    transactions: transactionsIn(text),
  };
  const nothing = Object.values(named).every((found) => found.length === 0);
  return {
    keys: named.keys.slice(0, EACH_MAX),
    maskedKeys: named.maskedKeys.slice(0, EACH_MAX),
    emails: named.emails.slice(0, EACH_MAX),
    ids: named.ids.slice(0, EACH_MAX),
    transactions: named.transactions.slice(0, EACH_MAX),
    words: nothing ? wordsOf(text) : null,
  };
}

function wordsOf(text: string): string | null {
  const words = text.trim().replace(/\s+/g, " ");
  return words.length >= WORDS_MIN && words.length <= WORDS_MAX ? words : null;
}

/** Whether asking the store makes sense at all. */
export function isWorthAsking(text: string): boolean {
  return Object.values(recognise(text)).some((found) => found !== null && found.length > 0);
}
