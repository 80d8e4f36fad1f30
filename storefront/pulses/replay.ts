import { randomBytes } from "node:crypto";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import type { Db } from "../db/pool.ts";
import { empty, row, run, sql } from "../db/statement.ts";

/**
 * The same delivery once more, under the same id and with the same body, by the next free sender; what was delivered
 * may be replayed too. False where there is nothing to replay: no such delivery, or its pulse is gone or off.
 */
export async function replay(db: Db, storeId: number, deliveryId: string, now: Date): Promise<boolean> {
  const replayed = await run(
    db,
    sql`UPDATE pulse_deliveries d SET status = 'pending', failures = 0, due_at = ${now}, leased_by = NULL
        FROM pulses p
        WHERE d.store_id = ${storeId} AND d.public_id = ${deliveryId} AND p.store_id = d.store_id
          AND p.id = d.pulse_id AND p.is_enabled`,
  );
  return replayed.rowCount === 1;
}

export interface Replayable {
  storeId: number;
  /** Null for every pulse of the store. */
  pulseId: number | null;
  since: Date;
}

/** What failed for good, of one pulse or of all. A test did not happen, so there is nothing to make up for. */
export const failedForGood = ({ storeId, pulseId }: Pick<Replayable, "storeId" | "pulseId">) =>
  sql`store_id = ${storeId} AND status = 'exhausted' AND event_id IS NOT NULL
      ${pulseId === null ? empty : sql`AND pulse_id = ${pulseId}`}`;

const failed = ({ since, ...which }: Replayable) =>
  sql`FROM pulse_deliveries WHERE ${failedForGood(which)} AND created_at >= ${since}`;

/** How many a replay of all that failed since then would send. Index: pulse_deliveries_of_(pulse_and_)status. */
export async function countFailed(db: Db, which: Replayable): Promise<number> {
  const counted = await row<{ count: number }>(db, sql`SELECT count(*)::int AS count ${failed(which)}`);
  return counted?.count ?? 0;
}

export interface Replay {
  id: string;
  total: number;
  done: number;
  finished_at: Date | null;
  created_at: Date;
}

/** Begins to replay all that failed since then; the job runner does it, batch by batch, whoever began it. */
export async function beginReplay(db: Db, which: Replayable, now: Date): Promise<Replay | undefined> {
  const { storeId, pulseId, since } = which;
  return row<Replay & Record<string, unknown>>(
    db,
    sql`INSERT INTO pulse_replays (store_id, public_id, pulse_id, since, total, after_at, after_id, created_at)
        SELECT ${storeId}::bigint, ${publicId("replay", randomBytes(PUBLIC_ID_BYTES))}::text, ${pulseId}::bigint,
               ${since}::timestamptz, count(*), ${since}::timestamptz, 0, ${now}::timestamptz
        ${failed(which)}
        RETURNING public_id AS id, total, done, finished_at, created_at`,
  );
}

export async function findReplay(db: Db, storeId: number, id: string): Promise<Replay | undefined> {
  return row<Replay & Record<string, unknown>>(
    db,
    sql`SELECT public_id AS id, total, done, finished_at, created_at FROM pulse_replays
        WHERE store_id = ${storeId} AND public_id = ${id}`,
  );
}
