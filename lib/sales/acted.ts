import type { Sale } from "#contract/sale.ts";

/** What a refund left behind. */
export interface ActedSale {
  /** The sale as it is now; null where the store did not tell it: read it again. */
  sale: Sale | null;
  /** `already`: somebody else had done it before, and nothing was changed. */
  outcome: "done" | "already";
}
