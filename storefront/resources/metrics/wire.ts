import type { SalesMetric } from "#contract/metrics.ts";
import { amount } from "#domain/amount.ts";
import type { SalesMetricRow } from "./queries.ts";

export function toSalesMetric(row: SalesMetricRow, locale: string): SalesMetric {
  const { date, currency } = row;
  return {
    date,
    currency,
    sales: row.completed,
    amount: amount(row.amount, currency, locale),
    refunds: row.refunded,
    refunded_amount: amount(row.refund_amount, currency, locale),
  };
}
