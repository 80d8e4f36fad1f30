import type { ListedSale } from "#contract/sale.ts";
import { toMajor, toMinor } from "#domain/money.ts";
import { givesAccess } from "#domain/sale-life.ts";

export interface Paid {
  currency: string;
  value: number;
}

/** What was paid and not given back, a sum a currency: amounts of two are never added up. */
export function paidIn(sales: readonly ListedSale[]): Paid[] {
  const paid = sales.filter(({ status, refunded_at }) =>
    givesAccess({ status, refundedAt: refunded_at ? new Date(refunded_at) : null }),
  );
  return [...Map.groupBy(paid, ({ amount }) => amount.currency)].map(([currency, theirs]) => ({
    currency,
    value: toMajor(
      theirs.reduce((sum, { amount }) => sum + toMinor(amount.value, currency), 0),
      currency,
    ),
  }));
}
