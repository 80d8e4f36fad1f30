import type { ReasonCode } from "#contract/errors.ts";

/** Why there is nothing to show, or why nothing was done. */
export type ProblemKind =
  | "no_key"
  | "key_refused"
  | "not_allowed"
  | "unreachable"
  | "silent"
  | "busy"
  | "store_failed"
  | "unreadable"
  | "not_found"
  | "not_offered"
  | "refused"
  | "invalid"
  | "uncertain";

/** What happened, what it means for the person, and what to do: ready to be shown. */
export interface Problem {
  kind: ProblemKind;
  title: string;
  meaning: string;
  nextStep: string;
  /** Which store answered, as host and port. */
  store: string;
  /** What it answered, where it answered at all. */
  status: number | undefined;
  /** The store's own reason, where it gave one that is known. */
  code: ReasonCode | undefined;
  /** What is wrong, by field. */
  fields: Record<string, string[]>;
  /** After how many seconds asking again makes sense. */
  retryAfter: number | undefined;
}

/** `waiting`: the store's limit made this one wait for its turn. */
export type Answer<Data> =
  | { ok: true; data: Data; waiting: boolean }
  | { ok: false; problem: Problem; waiting: boolean };

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  prevCursor: string | null;
  /** Rows that the store sent in a shape that cannot be read; they are left out and told. */
  unreadable: number;
}
