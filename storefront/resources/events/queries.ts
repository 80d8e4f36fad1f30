import type { DeliveryStatus } from "#contract/delivery.ts";
import type { EventsQuery } from "#contract/event.ts";
import { licenseKeySpellings } from "#domain/license-key.ts";
import { idOf } from "../../db/customer-search.ts";
import { keysetPage, type Page, type PageRequest } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { rows, type Sql, sql } from "../../db/statement.ts";

export interface EventRow {
  id: number;
  public_id: string;
  name: string;
  data: Record<string, unknown>;
  created_at: Date;
  sale: string | null;
  license: string | null;
  license_key: string | null;
  customer: { id: string; name: string; email: string } | null;
  product: { id: string; name: string } | null;
  discount: { id: string; code: string } | null;
  pulse: { id: string; url: string } | null;
  deliveries: EventDelivery[];
}

/** Instants inside a list come as text. */
export interface EventDelivery {
  id: string;
  pulse: { id: string; url: string } | null;
  status: DeliveryStatus;
  attempts: number;
  delivered_at: string | null;
}

const columns = sql`page.id, page.public_id, page.name, page.data, page.created_at, s.public_id AS sale,
  l.public_id AS license, l.license_key,
  CASE WHEN c.id IS NOT NULL THEN json_build_object(
    'id', c.public_id, 'name', trim(c.first_name || ' ' || c.last_name), 'email', c.email) END AS customer,
  CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.public_id, 'name', p.name) END AS product,
  CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.public_id, 'code', d.code) END AS discount,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.public_id, 'url', u.url) END AS pulse,
  ARRAY(
    SELECT json_build_object('id', y.public_id, 'status', y.status, 'attempts', y.attempt_count,
      'delivered_at', y.delivered_at,
      'pulse', CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.public_id, 'url', t.url) END)
    FROM (SELECT * FROM pulse_deliveries y WHERE y.store_id = page.store_id AND y.event_id = page.id
          ORDER BY y.id LIMIT 50) y
    LEFT JOIN pulses t ON t.store_id = y.store_id AND t.id = y.pulse_id ORDER BY y.id) AS deliveries`;

// The licensed product where there is a license; in a bundle the sale names the bundle.
const joins = sql`LEFT JOIN sales s ON s.store_id = page.store_id AND s.id = page.sale_id
  LEFT JOIN licenses l ON l.store_id = page.store_id AND l.id = page.license_id
  LEFT JOIN customers c ON c.store_id = page.store_id AND c.id = coalesce(l.customer_id, s.customer_id)
  LEFT JOIN products p ON p.store_id = page.store_id AND p.id = coalesce(l.product_id, s.product_id)
  LEFT JOIN discounts d ON d.store_id = page.store_id AND d.id = (page.data->>'discount_id')::bigint
  LEFT JOIN pulses u ON u.store_id = page.store_id AND u.id = (page.data->>'pulse_id')::bigint`;

/** Index: events_newest, with a name events_of_name, with a license events_of_license, with a sale events_of_sale. */
export function eventPage(
  db: Db,
  storeId: number,
  { name, license_key: key, sale_id: sale }: EventsQuery,
  request: PageRequest,
): Promise<Page<EventRow>> {
  const filters = [
    ...(name ? [sql`row.name = ${name}`] : []),
    ...(key ? [sql`row.license_id = ${licenseIdOf(storeId, key)}`] : []),
    ...(sale ? [sql`row.sale_id = ${idOf(sql`sales`, storeId, sale)}`] : []),
  ];
  return keysetPage<EventRow & Record<string, unknown>>(
    db,
    { list: "events", table: "events", storeId, filters, columns, joins },
    request,
  );
}

function licenseIdOf(storeId: number, typed: string): Sql {
  return sql`(SELECT id FROM licenses WHERE store_id = ${storeId} AND license_key = ANY(${licenseKeySpellings(typed)})
    ORDER BY license_key = ${typed.trim()} DESC LIMIT 1)`;
}

export interface OrderedEventRow extends EventRow {
  transaction: string;
  /** Whether no event can come before it any more. */
  is_settled: boolean;
}

/**
 * What comes after a place, in the order of transactions. Transactions end in another order than they begin, so what
 * is not older than each one still under way is not settled: others may yet come before it. Index: events_in_order.
 */
export function eventsAfter(
  db: Db,
  storeId: number,
  { transaction, id }: { transaction: string; id: number },
): Promise<OrderedEventRow[]> {
  return rows<OrderedEventRow & Record<string, unknown>>(
    db,
    sql`SELECT ${columns}, page.transaction::text AS transaction, page.is_settled
        FROM (SELECT row.*, row.transaction < pg_snapshot_xmin(pg_current_snapshot()) AS is_settled FROM events row
              WHERE row.store_id = ${storeId} AND (row.transaction, row.id) > (${transaction}::xid8, ${id})
              ORDER BY row.transaction, row.id LIMIT 200) page ${joins}
        ORDER BY page.transaction, page.id`,
  );
}
