import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** Index: activation_attempts_newest. */
export async function forgetAttempts(pool: Pool, storeId: number, before: Date): Promise<number> {
  const forgotten = await run(
    pool,
    sql`DELETE FROM activation_attempts
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM activation_attempts WHERE store_id = ${storeId} AND created_at < ${before}
          ORDER BY created_at, id LIMIT 500 FOR UPDATE SKIP LOCKED))`,
  );
  return forgotten.rowCount ?? 0;
}
