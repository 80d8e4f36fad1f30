import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";
import { KEPT_HOURS } from "../http/idempotency.ts";

const EVERY = 600_000;

/** Index: idempotency_keys_by_age. A thousand of each store at once, so that no statement lasts. */
export async function forgetOldAnswers(pool: Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  let forgotten = 0;
  for (;;) {
    const { rowCount } = await run(
      pool,
      sql`WITH old AS (
            SELECT k.store_id, k.method, k.path, k.key FROM stores s CROSS JOIN LATERAL (
              SELECT * FROM idempotency_keys WHERE store_id = s.id AND created_at <= ${before}
              ORDER BY created_at LIMIT 1000) k)
          DELETE FROM idempotency_keys k USING old
          WHERE k.store_id = old.store_id AND k.method = old.method AND k.path = old.path AND k.key = old.key`,
    );
    if (!rowCount) return forgotten;
    forgotten += rowCount;
  }
}

/** Keeps doing so; answers with what ends it. */
export function keepForgettingAnswers(pool: Pool, clock: () => Date): () => void {
  const timer = setInterval(() => void forgetOldAnswers(pool, clock()).catch(() => {}), EVERY).unref();
  return () => clearInterval(timer);
}
