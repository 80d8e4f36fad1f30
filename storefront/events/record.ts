import { randomBytes } from "node:crypto";
import { type EventName, triggersOfEvent } from "#contract/triggers.ts";
import { PUBLIC_ID_BYTES, prefixes, publicId } from "#domain/public-id.ts";
import type { Db } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

export interface StoreEvent {
  storeId: number;
  name: EventName;
  saleId?: number;
  licenseId?: number;
  /** The pulse it is about, which is never told of itself. */
  pulseId?: number;
  data?: Record<string, unknown>;
  now: Date;
}

/**
 * Written in the transaction that causes it: what happened, its event and the deliveries to the pulses that are told of
 * it are there together, or none is. Who is told is domain/pulse-match.ts, in SQL. Index: pulses_enabled.
 */
export async function recordEvent(tx: Db, event: StoreEvent) {
  const { storeId, name, saleId = null, licenseId = null, pulseId = null, data = {}, now } = event;
  const id = publicId("event", randomBytes(PUBLIC_ID_BYTES));
  await run(
    tx,
    sql`WITH event AS (
          INSERT INTO events (store_id, public_id, name, sale_id, license_id, data, created_at)
          VALUES (${storeId}, ${id}, ${name}, ${saleId}, ${licenseId}, ${data}, ${now}) RETURNING id),
        concerned AS (
          SELECT product_id FROM sales WHERE store_id = ${storeId} AND id = ${saleId}
          UNION SELECT product_id FROM licenses WHERE store_id = ${storeId} AND id = ${licenseId})
        INSERT INTO pulse_deliveries (store_id, public_id, pulse_id, event_id, event, due_at, created_at)
        SELECT p.store_id, ${`${prefixes.delivery}_`} || replace(gen_random_uuid()::text, '-', ''), p.id, event.id,
               ${name}, ${now}, ${now}
        FROM event, pulses p
        WHERE p.store_id = ${storeId} AND p.is_enabled AND p.triggers && ${triggersOfEvent(name)}::text[]
          AND p.id IS DISTINCT FROM ${pulseId}::bigint
          AND (NOT EXISTS (SELECT FROM concerned)
               OR NOT EXISTS (SELECT FROM pulse_products r WHERE r.store_id = p.store_id AND r.pulse_id = p.id)
               OR EXISTS (SELECT FROM pulse_products r JOIN concerned USING (product_id)
                          WHERE r.store_id = p.store_id AND r.pulse_id = p.id))`,
  );
}
