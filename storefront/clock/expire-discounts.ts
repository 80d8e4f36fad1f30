import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** Keeps the lists of active and expired discounts short to walk. Index: discounts_ending. */
export async function expireDiscounts(pool: Pool, storeId: number, now: Date): Promise<number> {
  const noticed = await run(
    pool,
    sql`UPDATE discounts SET expiry_noticed_at = ${now}
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM discounts
          WHERE store_id = ${storeId} AND expiry_noticed_at IS NULL AND end_date <= ${now}
          ORDER BY end_date LIMIT 500 FOR UPDATE SKIP LOCKED))`,
  );
  return noticed.rowCount ?? 0;
}
