import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** With their attempts. What still waits after so long belongs to a pulse that is off. Index: pulse_deliveries_newest. */
export async function forgetDeliveries(pool: Pool, storeId: number, before: Date): Promise<number> {
  const forgotten = await run(
    pool,
    sql`DELETE FROM pulse_deliveries
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM pulse_deliveries WHERE store_id = ${storeId} AND created_at < ${before}
          ORDER BY created_at, id LIMIT 500 FOR UPDATE SKIP LOCKED))`,
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
