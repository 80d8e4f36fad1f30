import type { Db } from "../db/pool.ts";
import { row, run, sql } from "../db/statement.ts";
import type { Settings } from "../settings.ts";
import { payloadOf } from "./payload.ts";

interface OfEvent {
  storeId: number;
  eventId: number;
}

/**
 * The event's body, made when it is first needed and kept: every pulse, attempt and replay sends the same bytes, however
 * the store has gone on since. Of two who make it at once, the first one's is everybody's.
 */
export async function bodyOf(
  db: Db,
  settings: Settings,
  { storeId, eventId }: OfEvent,
  now: Date,
): Promise<string | undefined> {
  const payload = await payloadOf(db, settings, storeId, eventId);
  if (!payload) return undefined;
  await run(
    db,
    sql`INSERT INTO pulse_bodies (store_id, event_id, body, created_at)
        VALUES (${storeId}, ${eventId}, ${JSON.stringify(payload)}, ${now}) ON CONFLICT DO NOTHING`,
  );
  return (await keptBody(db, { storeId, eventId }))?.body;
}

function keptBody(db: Db, { storeId, eventId }: OfEvent): Promise<{ body: string } | undefined> {
  return row<{ body: string }>(
    db,
    sql`SELECT body FROM pulse_bodies WHERE store_id = ${storeId} AND event_id = ${eventId}`,
  );
}
