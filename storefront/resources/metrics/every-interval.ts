import type { SalesMetricsQuery } from "#contract/metrics.ts";
import type { SalesMetricRow } from "./queries.ts";

const DAY = 86_400_000;

/** A chart has no gaps: each interval asked for, in each currency that occurs, or else in the store's own. */
export function everyInterval(
  counted: readonly SalesMetricRow[],
  query: SalesMetricsQuery,
  storeCurrency: string,
): SalesMetricRow[] {
  const known = new Map(counted.map((row) => [nameOf(row), row]));
  const occurring = [...new Set(counted.map(({ currency }) => currency))].sort();
  const currencies = occurring.length === 0 ? [storeCurrency] : occurring;
  return beginnings(query).flatMap((date) =>
    currencies.map((currency) => known.get(nameOf({ date, currency })) ?? { date, currency, ...nothing }),
  );
}

const nothing = { completed: 0, amount: 0, refunded: 0, refund_amount: 0 };

function nameOf({ date, currency }: Pick<SalesMetricRow, "date" | "currency">): string {
  return `${date} ${currency}`;
}

/** The first day of each interval, oldest first. */
function beginnings({ start_date: start, end_date: end, interval }: SalesMetricsQuery): string[] {
  const count = (Date.parse(end) - Date.parse(start)) / DAY + 1;
  const days = Array.from({ length: count }, (_, passed) =>
    new Date(Date.parse(start) + passed * DAY).toISOString().slice(0, 10),
  );
  return interval === "day" ? days : [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
}
