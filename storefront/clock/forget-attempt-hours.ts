import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** Index: the primary key. */
export async function forgetAttemptHours(pool: Pool, storeId: number, before: Date): Promise<number> {
  const forgotten = await run(
    pool,
    sql`WITH old AS (
          SELECT hour, slot FROM activation_attempt_hours WHERE store_id = ${storeId} AND hour < ${before}
          ORDER BY hour, slot LIMIT 500 FOR UPDATE SKIP LOCKED)
        DELETE FROM activation_attempt_hours kept USING old
        WHERE kept.store_id = ${storeId} AND kept.hour = old.hour AND kept.slot = old.slot`,
  );
  return forgotten.rowCount ?? 0;
}
