import type { SalesMetricsQuery } from "#contract/metrics.ts";
import type { Db } from "../../db/pool.ts";
import { rows, sql } from "../../db/statement.ts";

export interface SalesMetricRow {
  date: string;
  currency: string;
  completed: number;
  amount: number;
  refunded: number;
  refund_amount: number;
}

/** At most a year of days, a currency and a few slots each, by the primary key: flat in the size of the store. */
export function salesMetrics(db: Db, storeId: number, query: SalesMetricsQuery): Promise<SalesMetricRow[]> {
  const day = query.interval === "month" ? sql`date_trunc('month', day)::date` : sql`day`;
  return rows<SalesMetricRow>(
    db,
    sql`SELECT ${day} AS date, currency, sum(completed)::bigint AS completed, sum(amount)::bigint AS amount,
               sum(refunded)::bigint AS refunded, sum(refund_amount)::bigint AS refund_amount
        FROM sales_by_day
        WHERE store_id = ${storeId} AND day BETWEEN ${query.start_date}::date AND ${query.end_date}::date
        GROUP BY 1, 2 ORDER BY 1, 2`,
  );
}
