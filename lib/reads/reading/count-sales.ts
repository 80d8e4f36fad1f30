import type { MetricsInterval, SalesMetric } from "#contract/metrics.ts";
import type { ListedSale } from "#contract/sale.ts";
import { amount } from "#domain/amount.ts";
import { toMinor } from "#domain/money.ts";
import { isPaid } from "#domain/sale-life.ts";

export interface Range {
  /** Both days count, Y-m-d. */
  start: string;
  end: string;
  interval: MetricsInterval;
}

interface Sums {
  sales: number;
  amount: number;
  refunds: number;
  refunded: number;
}

const NONE: Sums = { sales: 0, amount: 0, refunds: 0, refunded: 0 };

/** For every interval and every currency that occurs, from sales that were read one by one. Days are UTC's. */
export function countSales(sales: readonly ListedSale[], range: Range): SalesMetric[] {
  const paid = sales.filter(({ status }) => isPaid(status));
  const sums = new Map<string, Sums>();
  for (const sale of paid) {
    const at = soldAt(sale);
    if (at === null) continue;
    const place = `${firstDay(at, range.interval)} ${sale.amount.currency}`;
    sums.set(place, added(sums.get(place) ?? NONE, sale));
  }
  const currencies = [...new Set(paid.map((sale) => sale.amount.currency))];
  return intervalsOf(range).flatMap((date) =>
    currencies.map((currency) => told(date, currency, sums.get(`${date} ${currency}`) ?? NONE)),
  );
}

/** Null where the store does not tell when it was. */
export function soldAt({ completed_at, created_at }: ListedSale): string | null {
  return completed_at ?? created_at ?? null;
}

function added(sums: Sums, { amount: { value, currency }, refunded_at }: ListedSale): Sums {
  const minor = toMinor(value, currency);
  const back = refunded_at ? { refunds: sums.refunds + 1, refunded: sums.refunded + minor } : {};
  return { ...sums, ...back, sales: sums.sales + 1, amount: sums.amount + minor };
}

function told(date: string, currency: string, sums: Sums): SalesMetric {
  return {
    date,
    currency,
    sales: sums.sales,
    amount: amount(sums.amount, currency, "en"),
    refunds: sums.refunds,
    refunded_amount: amount(sums.refunded, currency, "en"),
  };
}

function firstDay(instant: string, interval: MetricsInterval): string {
  return interval === "month" ? `${instant.slice(0, 7)}-01` : instant.slice(0, 10);
}

function intervalsOf({ start, end, interval }: Range): string[] {
  const dates = new Set<string>();
  for (let day = new Date(`${start}T00:00:00Z`); day <= new Date(`${end}T00:00:00Z`); ) {
    dates.add(firstDay(day.toISOString(), interval));
    day = new Date(day.getTime() + 86_400_000);
  }
  return [...dates];
}
