import type { SalesMetric } from "#contract/metrics.ts";
import { toMajor, toMinor } from "#domain/money.ts";

export interface DayFigures {
  date: string;
  sales: number;
  amount: number;
  refunds: number;
  refunded: number;
}

/** What was sold in one currency; amounts of several are never added up. */
export interface CurrencySeries {
  currency: string;
  days: DayFigures[];
  total: Omit<DayFigures, "date">;
}

/** The currency with the most sales comes first. */
export function seriesOf(metrics: readonly SalesMetric[]): CurrencySeries[] {
  const byCurrency = Map.groupBy(metrics, ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, intervals]) => {
      const days = intervals.map(dayOf);
      return { currency, days, total: totalOf(days, currency) };
    })
    .toSorted((one, other) => other.total.sales - one.total.sales);
}

function dayOf({ date, sales, amount, refunds, refunded_amount }: SalesMetric): DayFigures {
  return { date, sales, amount: amount.value, refunds, refunded: refunded_amount.value };
}

/** Added in the smallest unit, since major units are fractions. */
function totalOf(days: readonly DayFigures[], currency: string): Omit<DayFigures, "date"> {
  const sum = (pick: (day: DayFigures) => number) => days.reduce((all, day) => all + pick(day), 0);
  const money = (pick: (day: DayFigures) => number) =>
    toMajor(
      sum((day) => toMinor(pick(day), currency)),
      currency,
    );
  return {
    sales: sum((day) => day.sales),
    refunds: sum((day) => day.refunds),
    amount: money((day) => day.amount),
    refunded: money((day) => day.refunded),
  };
}

const DAY = 86_400_000;

/** The last 30 days, today among them, as Y-m-d in UTC. */
export function lastThirtyDays(now: Date): { start: string; end: string } {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { start: day(now.getTime() - 29 * DAY), end: day(now.getTime()) };
}
