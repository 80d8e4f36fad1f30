import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** What was to be sent by a pulse that is deleted. From pulse to pulse through the index: pulse_deliveries_due. */
export async function cancelDeliveries(pool: Pool, storeId: number): Promise<number> {
  const cancelled = await run(
    pool,
    sql`WITH RECURSIVE queue AS (
          (SELECT pulse_id FROM pulse_deliveries WHERE store_id = ${storeId} AND due_at IS NOT NULL
           ORDER BY pulse_id LIMIT 1)
          UNION ALL
          SELECT further.pulse_id FROM queue, LATERAL (
            SELECT pulse_id FROM pulse_deliveries
            WHERE store_id = ${storeId} AND due_at IS NOT NULL AND pulse_id > queue.pulse_id
            ORDER BY pulse_id LIMIT 1) further),
        orphaned AS (
          SELECT d.id FROM queue, LATERAL (
            SELECT id FROM pulse_deliveries
            WHERE store_id = ${storeId} AND pulse_id = queue.pulse_id AND due_at IS NOT NULL LIMIT 500) d
          WHERE NOT EXISTS (SELECT FROM pulses p WHERE p.store_id = ${storeId} AND p.id = queue.pulse_id)
          LIMIT 500)
        UPDATE pulse_deliveries SET status = 'cancelled', due_at = NULL, leased_by = NULL
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(SELECT id FROM orphaned))`,
  );
  return cancelled.rowCount ?? 0;
}
