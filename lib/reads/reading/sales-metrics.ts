import { type SalesMetrics, salesMetricsSchema } from "#contract/metrics.ts";
import { listedSaleSchema } from "#contract/sale.ts";
import type { Answer, FromSales } from "#lib/answer.ts";
import { answerOf, succeeded } from "#lib/storefront/answers.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { offers } from "#lib/storefront/offers.ts";
import { path } from "#lib/storefront/path.ts";
import { walk } from "#lib/storefront/walk.ts";
import { countSales, type Range, soldAt } from "./count-sales.ts";

export interface SalesFigures {
  metrics: SalesMetrics;
  /** Set where the store does not count, and its sales were read one by one instead. */
  note: (FromSales & { undated: number }) | null;
}

/** As costly to count for the store as to ask for; nobody reads a chart by the second. */
const KEEP_FIGURES = 30_000;

export async function salesFigures(client: StoreClient, range: Range): Promise<Answer<SalesFigures>> {
  if (!(await offers(client, "metrics"))) return counted(client, range);
  const { start: start_date, end: end_date, interval } = range;
  const address = path(["metrics", "sales"], { start_date, end_date, interval });
  const reply = await client.read(address, { keepFor: KEEP_FIGURES });
  const metrics = answerOf(reply, client.host, salesMetricsSchema);
  if (metrics.ok) return succeeded({ metrics: metrics.data, note: null }, metrics.waiting);
  const lacks = ["not_found", "not_offered"].includes(metrics.problem.kind);
  return lacks ? counted(client, range) : metrics;
}

/** Sales whose day the store does not tell are in no interval, and told; nothing is said of days before the last one read. */
async function counted(client: StoreClient, range: Range): Promise<Answer<SalesFigures>> {
  const { start: start_date, end: end_date, interval } = range;
  const walked = await walk(client, "sales", listedSaleSchema, { query: { start_date, end_date } });
  if (!walked.ok) return walked;
  const { rows: sales, complete } = walked.data;
  const days = sales.flatMap((sale) => soldAt(sale)?.slice(0, 10) ?? []);
  const start = complete ? range.start : (days.toSorted()[0] ?? range.end);
  const intervals = days.length === 0 && sales.length > 0 ? [] : countSales(sales, { ...range, start });
  const note = {
    kind: "from_sales",
    sales: sales.length,
    complete,
    undated: sales.length - days.length,
  } as const;
  const metrics = { time_zone: "UTC", interval, start_date, end_date, intervals };
  return succeeded({ metrics, note }, walked.waiting);
}
