import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/**
 * With their attempts. What still waits after so long for a pulse that is on was held up by a standstill of the store,
 * and is sent yet. Index: pulse_deliveries_newest.
 */
export async function forgetDeliveries(pool: Pool, storeId: number, before: Date): Promise<number> {
  const forgotten = await run(
    pool,
    sql`DELETE FROM pulse_deliveries
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT d.id FROM pulse_deliveries d WHERE d.store_id = ${storeId} AND d.created_at < ${before}
            AND NOT (d.due_at IS NOT NULL AND EXISTS (
              SELECT FROM pulses p WHERE p.store_id = d.store_id AND p.id = d.pulse_id AND p.is_enabled))
          ORDER BY d.created_at, d.id LIMIT 500 FOR UPDATE SKIP LOCKED))`,
  );
  return forgotten.rowCount ?? 0;
}

/** A body is made when its first delivery is sent, so it is younger than all of them. Index: pulse_bodies_by_age. */
export async function forgetBodies(pool: Pool, storeId: number, before: Date): Promise<number> {
  const forgotten = await run(
    pool,
    sql`DELETE FROM pulse_bodies
        WHERE store_id = ${storeId} AND event_id = ANY(ARRAY(
          SELECT event_id FROM pulse_bodies WHERE store_id = ${storeId} AND created_at < ${before}
          ORDER BY created_at LIMIT 500 FOR UPDATE SKIP LOCKED))`,
  );
  return forgotten.rowCount ?? 0;
}
