import type { License } from "#contract/license.ts";

/** What an act left behind. */
export interface ActedLicense {
  /** The license as it is now, for list and detail alike; null where the store did not tell it: read it again. */
  license: License | null;
  /** `already`: somebody else had done it before, and nothing was changed. */
  outcome: "done" | "already";
}
