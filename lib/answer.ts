import type { ReasonCode } from "#contract/errors.ts";

/** Why there is nothing to show, or why nothing was done. */
export type ProblemKind =
  /** The dashboard has no key for the store. */
  | "no_key"
  /** The store does not accept the dashboard's key, or not for this. */
  | "key_refused"
  | "signed_out"
  | "not_allowed"
  /** Nobody answers at the store's address; nothing was sent. */
  | "unreachable"
  /** The store did not answer in time. */
  | "silent"
  /** The store's limit is used up for longer than anybody wants to wait. */
  | "busy"
  | "store_failed"
  | "unreadable"
  | "not_found"
  /** This store has no such thing to tell. */
  | "not_offered"
  | "refused"
  | "invalid"
  /** The audit log could not be written, so nothing was done. */
  | "not_recorded"
  /** On the staff: nobody could let anybody in any more. */
  | "last_owner"
  /** On the staff: this person or link is no longer there. */
  | "person_gone"
  | "already_staff"
  | "wrong_password"
  /** On the staff: too many tries; `retryAfter` tells when the next one is looked at. */
  | "slowed"
  /** An act was sent, and nobody can tell whether it was done. */
  | "uncertain";

/** What happened, as facts; `lib/messages` has the sentences for each kind. */
export interface Problem {
  kind: ProblemKind;
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

/** What a page holds when the store does not offer the list itself: what its last sales tell. */
export interface FromSales {
  kind: "from_sales";
  /** How many sales were read. */
  sales: number;
  /** Whether these were all there are. */
  complete: boolean;
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  prevCursor: string | null;
  /** Rows that the store sent in a shape that cannot be read; they are left out and told. */
  unreadable: number;
  /** Where the rows come from, when that has to be said. */
  note: FromSales | null;
}
