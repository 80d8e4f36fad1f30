import type { Db } from "../db/pool.ts";
import { row, rows, sql } from "../db/statement.ts";
import { eventsAfter } from "../resources/events/queries.ts";
import { toEvent } from "../resources/events/wire.ts";
import { encodePlace, type Place } from "./place.ts";

/** Where all streams stand now: whatever is committed later comes after it. */
export async function standsAt(db: Db): Promise<Place> {
  const now = await row<{ transaction: string }>(
    db,
    sql`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS transaction`,
  );
  if (!now) throw new Error("The database says nothing of its transactions.");
  return { transaction: now.transaction, id: 0 };
}

/** In which of the stores there is something after its place, be it settled or not. Index: events_in_order. */
export async function storesWithNews(
  db: Db,
  places: readonly ({ storeId: number } & Place)[],
): Promise<number[]> {
  const [stores, transactions, ids] = [
    places.map(({ storeId }) => storeId),
    places.map(({ transaction }) => transaction),
    places.map(({ id }) => id),
  ];
  // Not as EXISTS, which may be answered by reading all events once for all stores.
  const found = await rows<{ store_id: number }>(
    db,
    sql`SELECT asked.store_id
        FROM unnest(${stores}::bigint[], ${transactions}::text[], ${ids}::bigint[]) AS asked (store_id, transaction, id)
        CROSS JOIN LATERAL (
          SELECT FROM events e WHERE e.store_id = asked.store_id
            AND (e.transaction, e.id) > (asked.transaction::xid8, asked.id)
          ORDER BY e.transaction, e.id LIMIT 1) news`,
  );
  return found.map(({ store_id }) => store_id);
}

/** Some of what comes after a place, ready to be sent, and the place after it. */
export interface Part {
  frames: string;
  until: Place;
}

/** Stops before the first that is not settled, so that nothing is ever passed over. */
export async function partAfter(db: Db, storeId: number, place: Place): Promise<Part> {
  const after = await eventsAfter(db, storeId, place);
  const unsettled = after.findIndex((each) => !each.is_settled);
  const settled = unsettled === -1 ? after : after.slice(0, unsettled);
  const last = settled.at(-1);
  const frames = settled.map((each) => {
    const data = JSON.stringify(toEvent(each));
    return `id: ${encodePlace(each)}\nevent: ${each.name}\ndata: ${data}\n\n`;
  });
  return {
    frames: frames.join(""),
    until: last ? { transaction: last.transaction, id: last.id } : place,
  };
}
