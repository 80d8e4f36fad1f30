import type { EventName } from "#contract/triggers.ts";
import { ATTEMPT_MS } from "#domain/pulse-retry.ts";
import type { Db } from "../db/pool.ts";
import { row, rows, run, type Sql, sql } from "../db/statement.ts";

/** Longer than any attempt takes: whoever has not reported by then is taken for dead. */
const LEASE_MS = ATTEMPT_MS * 2;

export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** A delivery that is ours to send until its lease ends, and what its pulse says about how. */
export interface Claimed {
  store_id: number;
  id: number;
  public_id: string;
  event_id: number | null;
  event: EventName;
  failures: number;
  body: string | null;
  pulse_id: number;
  pulse_public_id: string;
  url: string;
  headers: Record<string, string>;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: Date | null;
}

export interface Queue {
  storeId: number;
  pulseId: number;
}

/**
 * The pulses that have something to send by now: from one to the next through the index, whatever waits in each, so
 * that a long queue costs no more than a short one. Index: pulse_deliveries_due.
 */
export function waitingQueues(db: Db, now: Date): Promise<Queue[]> {
  return rows<Queue & Record<string, unknown>>(
    db,
    sql`WITH RECURSIVE queue AS (
          (SELECT store_id, pulse_id FROM pulse_deliveries WHERE due_at IS NOT NULL
           ORDER BY store_id, pulse_id LIMIT 1)
          UNION ALL
          SELECT further.store_id, further.pulse_id FROM queue, LATERAL (
            SELECT store_id, pulse_id FROM pulse_deliveries
            WHERE due_at IS NOT NULL AND (store_id, pulse_id) > (queue.store_id, queue.pulse_id)
            ORDER BY store_id, pulse_id LIMIT 1) further)
        SELECT q.store_id AS "storeId", q.pulse_id AS "pulseId"
        FROM queue q JOIN pulses p ON p.store_id = q.store_id AND p.id = q.pulse_id AND p.is_enabled
        WHERE EXISTS (SELECT FROM pulse_deliveries d
                      WHERE d.store_id = q.store_id AND d.pulse_id = q.pulse_id AND d.due_at <= ${now})`,
  );
}

const claimed = sql`d.store_id, d.id, d.public_id, d.event_id, d.event, d.failures, d.pulse_id,
  (SELECT body FROM pulse_bodies b WHERE b.store_id = d.store_id AND b.event_id = d.event_id
   UNION ALL SELECT body FROM pulse_test_bodies b WHERE b.store_id = d.store_id AND b.delivery_id = d.id) AS body,
  p.public_id AS pulse_public_id, p.url, p.headers, p.secret, p.previous_secret, p.previous_secret_until`;

/** Of each queue so many, the longest due first; what another sender is taking this moment is left to it. */
export function claimDue(
  db: Db,
  dealt: readonly (Queue & { places: number })[],
  sender: string,
  now: Date,
): Promise<Claimed[]> {
  const stores = dealt.map(({ storeId }) => storeId);
  const pulses = dealt.map(({ pulseId }) => pulseId);
  const places = dealt.map((queue) => queue.places);
  const chosen = sql`SELECT due.store_id, due.id
    FROM unnest(${stores}::bigint[], ${pulses}::bigint[], ${places}::int[]) AS dealt (store_id, pulse_id, places),
    LATERAL (SELECT w.store_id, w.id FROM pulse_deliveries w
             WHERE w.store_id = dealt.store_id AND w.pulse_id = dealt.pulse_id AND w.due_at <= ${now}
             ORDER BY w.due_at LIMIT dealt.places FOR UPDATE SKIP LOCKED) due`;
  return rows<Claimed & Record<string, unknown>>(db, lease(chosen, sender, now));
}

/** This one, due or not; undefined where somebody is sending it. */
export function claimOne(
  db: Db,
  storeId: number,
  deliveryId: string,
  sender: string,
  now: Date,
): Promise<Claimed | undefined> {
  const chosen = sql`SELECT store_id, id FROM pulse_deliveries
    WHERE store_id = ${storeId} AND public_id = ${deliveryId} AND (leased_by IS NULL OR due_at <= ${now})
    FOR UPDATE SKIP LOCKED`;
  return row<Claimed & Record<string, unknown>>(db, lease(chosen, sender, now));
}

/** Through arrays, because the database takes a tenth of a queue for chosen, and would then rather read the table. */
function lease(chosen: Sql, sender: string, now: Date): Sql {
  return sql`WITH chosen AS MATERIALIZED (${chosen})
    UPDATE pulse_deliveries d SET due_at = ${leaseEnd(now)}, leased_by = ${sender}
    FROM unnest(ARRAY(SELECT store_id FROM chosen), ARRAY(SELECT id FROM chosen)) AS mine (store_id, id), pulses p
    WHERE d.store_id = mine.store_id AND d.id = mine.id AND p.store_id = d.store_id AND p.id = d.pulse_id
    RETURNING ${claimed}`;
}

/** What this sender will not finish is due at once, for another one. */
export async function release(db: Db, { store_id, id }: Claimed, sender: string, now: Date): Promise<void> {
  await run(
    db,
    sql`UPDATE pulse_deliveries SET due_at = ${now}, leased_by = NULL
        WHERE store_id = ${store_id} AND id = ${id} AND leased_by = ${sender}`,
  );
}
