import type { Problem } from "#lib/answer.ts";

/** What happened · what it means for the reader · what to do. */
export interface Told {
  happened: string;
  meaning: string;
  next: string;
}

/** What a sentence about a problem may name. */
export type Words = Pick<Problem, "store" | "status" | "code" | "retryAfter">;
