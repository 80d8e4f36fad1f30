import type { LicenseActs } from "#domain/license-acts.ts";
import type { Verdict } from "#domain/license-verdict.ts";
import type { Problem } from "#lib/answer.ts";

export type FoundKind = "license" | "sale" | "product" | "customer" | "discount" | "pulse" | "affiliate";

/** One thing that was found, ready to be shown and opened. */
export interface Found {
  kind: FoundKind;
  /** Unique among its kind. */
  id: string;
  title: string;
  /** What tells it from others of its name, most telling first. */
  about: string[];
  /** Where its page is. */
  href: string;
  /** Only a license has one: the sentence that support reads out, in the reader's language. */
  verdict: { tone: Verdict["tone"]; sentence: string; acts: LicenseActs } | null;
}

export interface Findings {
  found: Found[];
  /** Keys that were read in the text and that this store has never issued. */
  unknownKeys: string[];
  /** Why something may be missing here; what was found stands nevertheless. */
  problem: Problem | null;
}

const same = (one: Found, other: Found): boolean => one.kind === other.kind && one.id === other.id;

/** Each thing once, where it stands first. */
export function eachOnce(found: readonly Found[]): Found[] {
  return found.filter((each, index) => found.findIndex((other) => same(each, other)) === index);
}
