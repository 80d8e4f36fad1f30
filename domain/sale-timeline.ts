import type { Sale } from "#contract/sale.ts";

export const saleSteps = [
  "begun",
  "failed",
  "completed",
  "abandoned",
  "settled",
  "refunded",
  "downloaded",
] as const;
export type SaleStepKind = (typeof saleSteps)[number];

export interface SaleStep {
  kind: SaleStepKind;
  at: string;
}

/** What happened to a sale, oldest first, as far as its store tells when; of one moment in the order in which it goes. */
export function saleTimeline(sale: Sale): SaleStep[] {
  const moments: Record<SaleStepKind, string | null | undefined> = {
    begun: sale.awaiting_payment_at ?? sale.created_at,
    failed: sale.failed_at,
    completed: sale.completed_at,
    abandoned: sale.abandoned_at,
    settled: sale.settlement?.settled_at,
    refunded: sale.refunded_at,
    downloaded: sale.download?.last_at,
  };
  return saleSteps
    .flatMap((kind) => {
      const at = moments[kind];
      return at ? [{ kind, at }] : [];
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
