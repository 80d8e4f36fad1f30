import type { Db } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

const A_BATCH = 1_000;

/** Index: activation_attempts_newest. */
export async function forgetAttempts(db: Db, storeId: number, before: Date): Promise<number> {
  const { rowCount } = await run(
    db,
    sql`DELETE FROM activation_attempts WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM activation_attempts WHERE store_id = ${storeId} AND created_at < ${before}
          ORDER BY created_at, id LIMIT ${A_BATCH}))`,
  );
  return rowCount ?? 0;
}

/** Index: the primary key. */
export async function forgetAttemptHours(db: Db, storeId: number, before: Date): Promise<number> {
  const { rowCount } = await run(
    db,
    sql`DELETE FROM activation_attempt_hours WHERE store_id = ${storeId} AND hour < ${before}`,
  );
  return rowCount ?? 0;
}

/** Index: idempotency_keys_by_age. */
export async function forgetAnswers(db: Db, storeId: number, before: Date): Promise<number> {
  const { rowCount } = await run(
    db,
    sql`DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
          SELECT ctid FROM idempotency_keys WHERE store_id = ${storeId} AND created_at < ${before}
          ORDER BY created_at LIMIT ${A_BATCH})) AND store_id = ${storeId}`,
  );
  return rowCount ?? 0;
}
