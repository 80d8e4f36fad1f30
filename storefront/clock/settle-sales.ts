import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** What was paid some days ago, and not given back since, is the store's for good. Index: sales_unsettled. */
export async function settleSales(pool: Pool, storeId: number, paidBy: Date, now: Date): Promise<number> {
  const settled = await run(
    pool,
    sql`UPDATE sales SET status = 'settled', settled_at = ${now}, updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM sales
          WHERE store_id = ${storeId} AND status = 'completed' AND refunded_at IS NULL AND completed_at <= ${paidBy}
          ORDER BY completed_at LIMIT 500 FOR NO KEY UPDATE SKIP LOCKED))`,
  );
  return settled.rowCount ?? 0;
}
