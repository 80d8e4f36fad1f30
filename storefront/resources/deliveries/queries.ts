import type { AttemptFailure, DeliveriesQuery, DeliveryStatus } from "#contract/delivery.ts";
import { createdBetween } from "../../db/created-between.ts";
import { idOf } from "../../db/customer-search.ts";
import { keysetPage, type Page, type PageRequest } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { row, rows, sql } from "../../db/statement.ts";

export interface DeliveryRow {
  id: number;
  public_id: string;
  pulse_id: number;
  event: string;
  event_id: string | null;
  is_test: boolean;
  pulse: { id: string; url: string } | null;
  status: DeliveryStatus;
  attempt_count: number;
  /** When it is tried next, or, while somebody is at it, when they are taken for dead. */
  due_at: Date | null;
  leased_by: string | null;
  last_attempt_at: Date | null;
  last_duration_ms: number | null;
  last_status: number | null;
  last_failure: AttemptFailure | null;
  delivered_at: Date | null;
  created_at: Date;
}

const columns = sql`page.id, page.public_id, page.pulse_id, page.event, e.public_id AS event_id,
  page.event_id IS NULL AS is_test, page.status, page.attempt_count, page.due_at, page.leased_by,
  page.last_attempt_at, page.last_status, page.last_failure, page.delivered_at, page.created_at,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.public_id, 'url', u.url) END AS pulse,
  (SELECT a.duration_ms FROM delivery_attempts a
   WHERE a.store_id = page.store_id AND a.delivery_id = page.id ORDER BY a.id DESC LIMIT 1) AS last_duration_ms`;

const joins = sql`LEFT JOIN events e ON e.store_id = page.store_id AND e.id = page.event_id
  LEFT JOIN pulses u ON u.store_id = page.store_id AND u.id = page.pulse_id`;

/** Index: pulse_deliveries_newest, of_status, of_pulse, of_pulse_and_status. */
export function deliveryPage(
  db: Db,
  storeId: number,
  query: DeliveriesQuery,
  request: PageRequest,
): Promise<Page<DeliveryRow>> {
  const { status, pulse_id: pulse } = query;
  const filters = [
    ...(status ? [sql`row.status = ${status}`] : []),
    ...(pulse ? [sql`row.pulse_id = ${idOf(sql`pulses`, storeId, pulse)}`] : []),
    ...createdBetween(query),
  ];
  return keysetPage<DeliveryRow & Record<string, unknown>>(
    db,
    { list: "deliveries", table: "pulse_deliveries", storeId, filters, columns, joins },
    request,
  );
}

export function findDelivery(db: Db, storeId: number, publicId: string): Promise<DeliveryRow | undefined> {
  return row<DeliveryRow & Record<string, unknown>>(
    db,
    sql`SELECT ${columns} FROM pulse_deliveries page ${joins}
        WHERE page.store_id = ${storeId} AND page.public_id = ${publicId}`,
  );
}

/** What was sent, once it was: a body is made for the first attempt. */
export async function sentBody(db: Db, storeId: number, deliveryId: number): Promise<string | null> {
  const kept = await row<{ body: string }>(
    db,
    sql`SELECT b.body FROM pulse_deliveries d
          JOIN pulse_bodies b ON b.store_id = d.store_id AND b.event_id = d.event_id
        WHERE d.store_id = ${storeId} AND d.id = ${deliveryId}
        UNION ALL
        SELECT body FROM pulse_test_bodies WHERE store_id = ${storeId} AND delivery_id = ${deliveryId}`,
  );
  return kept?.body ?? null;
}

export interface AttemptRow {
  started_at: Date;
  duration_ms: number;
  status: number | null;
  failure: AttemptFailure | null;
  answer: string;
}

/** Newest first; who replays a delivery more often than a hundred times sees the last of them. */
export function attemptsOf(db: Db, storeId: number, deliveryId: number): Promise<AttemptRow[]> {
  return rows<AttemptRow & Record<string, unknown>>(
    db,
    sql`SELECT started_at, duration_ms, status, failure, answer FROM delivery_attempts
        WHERE store_id = ${storeId} AND delivery_id = ${deliveryId} ORDER BY id DESC LIMIT 100`,
  );
}
