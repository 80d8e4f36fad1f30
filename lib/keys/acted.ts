import type { ApiKey } from "#contract/api-key.ts";

/** A key that was just made. */
export interface MadeKey {
  name: string;
  /** By which it is found in the list. */
  begins: string;
  /** All of it, told this once; null where the answer that held it was lost on its way. */
  whole: string | null;
}

export interface RevokedKey {
  /** As it is now; null where the store did not tell it. */
  key: ApiKey | null;
  /** `already`: somebody else had done it before, and nothing was changed. */
  outcome: "done" | "already";
}
