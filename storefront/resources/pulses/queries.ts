import type { PulseSource, PulsesQuery } from "#contract/pulse.ts";
import type { TriggerValue } from "#contract/triggers.ts";
import type { Page, PageRequest, Walk } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { searchPage, searchText } from "../../db/search.ts";
import { row, sql } from "../../db/statement.ts";

export interface PulseRow {
  id: number;
  public_id: string;
  url: string;
  is_enabled: boolean;
  source: PulseSource;
  triggers: TriggerValue[];
  can_delete: boolean;
  created_at: Date;
  updated_at: Date;
  products: { id: string; name: string; slug: string }[];
}

export const columns = sql`page.id, page.public_id, page.url, page.is_enabled, page.source, page.triggers, page.can_delete,
  page.created_at, page.updated_at,
  ARRAY(SELECT json_build_object('id', p.public_id, 'name', p.name, 'slug', p.slug)
        FROM pulse_products r JOIN products p ON p.store_id = r.store_id AND p.id = r.product_id
        WHERE r.store_id = page.store_id AND r.pulse_id = page.id ORDER BY p.id) AS products`;

/** Index: pulses_newest, with a search pulses_search. */
export function pulsePage(
  db: Db,
  storeId: number,
  query: PulsesQuery,
  request: PageRequest,
): Promise<Page<PulseRow>> {
  const table = "pulses";
  const walk: Walk = { list: "pulses", table, storeId, filters: [], columns };
  return searchPage<PulseRow>(db, walk, searchText({ table, storeId }, query.search ?? ""), request);
}

export function findPulse(db: Db, storeId: number, publicId: string): Promise<PulseRow | undefined> {
  return row<PulseRow>(
    db,
    sql`SELECT ${columns} FROM pulses page WHERE page.store_id = ${storeId} AND page.public_id = ${publicId}`,
  );
}
