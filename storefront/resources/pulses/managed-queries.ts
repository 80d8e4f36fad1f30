import type { AttemptFailure } from "#contract/delivery.ts";
import type { PulsesQuery } from "#contract/pulse.ts";
import type { Page, PageRequest, Walk } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { searchPage, searchText } from "../../db/search.ts";
import { row, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { columns, type PulseRow } from "./queries.ts";

export interface ManagedPulseRow extends PulseRow {
  disabled_reason: string | null;
  headers: Record<string, string>;
  previous_secret_until: Date | null;
  tried: number;
  delivered: number;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  last_failure: AttemptFailure | null;
  failing_since: Date | null;
  failures: number;
}

const managed = sql`${columns}, page.disabled_reason, page.headers, page.previous_secret_until,
  latest.tried, latest.delivered, h.last_success_at, h.last_failure_at, h.last_failure, h.failing_since,
  coalesce(h.failures, 0) AS failures`;

/** The latest fifty of each, whatever the log holds. Index: pulse_deliveries_of_pulse. */
const health = sql`LEFT JOIN pulse_health h ON h.store_id = page.store_id AND h.pulse_id = page.id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS tried, count(*) FILTER (WHERE status = 'delivered')::int AS delivered
    FROM (SELECT d.status, d.attempt_count, d.event_id FROM pulse_deliveries d
          WHERE d.store_id = page.store_id AND d.pulse_id = page.id
          ORDER BY d.created_at DESC, d.id DESC LIMIT 50) newest
    WHERE attempt_count > 0 AND event_id IS NOT NULL) latest`;

/** Index: pulses_newest, with a search pulses_search. */
export function managedPulsePage(
  db: Db,
  storeId: number,
  query: PulsesQuery,
  request: PageRequest,
): Promise<Page<ManagedPulseRow>> {
  const table = "pulses";
  const walk: Walk = { list: "managed-pulses", table, storeId, filters: [], columns: managed, joins: health };
  const search = searchText({ table, storeId }, query.search ?? "");
  return searchPage<ManagedPulseRow & Record<string, unknown>>(db, walk, search, request);
}

export function findManagedPulse(
  db: Db,
  storeId: number,
  publicId: string,
): Promise<ManagedPulseRow | undefined> {
  return row<ManagedPulseRow & Record<string, unknown>>(
    db,
    sql`SELECT ${managed} FROM pulses page ${health}
        WHERE page.store_id = ${storeId} AND page.public_id = ${publicId}`,
  );
}

/** Nobody else changes it until this transaction ends. */
export async function lockPulse(
  tx: Tx,
  storeId: number,
  publicId: string,
): Promise<ManagedPulseRow | undefined> {
  const held = await row(
    tx,
    sql`SELECT id FROM pulses WHERE store_id = ${storeId} AND public_id = ${publicId} FOR UPDATE`,
  );
  return held && findManagedPulse(tx, storeId, publicId);
}
