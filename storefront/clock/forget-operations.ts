import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** Answers that are not given a second time any more. Index: idempotency_keys_by_age. */
export async function forgetOperations(pool: Pool, storeId: number, before: Date): Promise<number> {
  const forgotten = await run(
    pool,
    sql`WITH old AS (
          SELECT method, path, key FROM idempotency_keys WHERE store_id = ${storeId} AND created_at <= ${before}
          ORDER BY created_at LIMIT 500 FOR UPDATE SKIP LOCKED)
        DELETE FROM idempotency_keys kept USING old
        WHERE kept.store_id = ${storeId} AND kept.method = old.method AND kept.path = old.path AND kept.key = old.key`,
  );
  return forgotten.rowCount ?? 0;
}
