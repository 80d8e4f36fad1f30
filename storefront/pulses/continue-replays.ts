import type { Pool } from "../db/pool.ts";
import { row, rows, run, sql } from "../db/statement.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { failedForGood } from "./replay.ts";

interface OpenReplay {
  store_id: number;
  id: number;
  pulse_id: number | null;
  after_at: Date;
  after_id: number;
  created_at: Date;
}

interface Walked {
  id: number;
  created_at: Date;
  is_enabled: boolean;
}

const BATCH = 500;

/** The next batch of a replay that nobody else is at; false when there is none. */
export function continueReplays(pool: Pool, now: Date): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const replay = await row<OpenReplay & Record<string, unknown>>(
      tx,
      sql`SELECT store_id, id, pulse_id, after_at, after_id, created_at FROM pulse_replays
          WHERE finished_at IS NULL ORDER BY store_id, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    if (!replay) return false;
    const walked = await nextFailed(tx, replay);
    const replayed = await sendAgain(tx, replay, walked, now);
    const last = walked.at(-1);
    const finishedAt = walked.length < BATCH ? now : null;
    await run(
      tx,
      sql`UPDATE pulse_replays SET done = done + ${replayed}, finished_at = ${finishedAt},
                 after_at = ${last?.created_at ?? replay.after_at}, after_id = ${last?.id ?? replay.after_id}
          WHERE store_id = ${replay.store_id} AND id = ${replay.id}`,
    );
    return true;
  });
}

/** What failed before the replay was asked for. Index: pulse_deliveries_of_status, of_pulse_and_status. */
function nextFailed(tx: Tx, replay: OpenReplay): Promise<Walked[]> {
  const { store_id: storeId, pulse_id: pulseId, after_at: at, after_id: id, created_at: asked } = replay;
  return rows<Walked & Record<string, unknown>>(
    tx,
    sql`SELECT d.id, d.created_at, coalesce(p.is_enabled, false) AS is_enabled
        FROM (SELECT id, created_at, store_id, pulse_id FROM pulse_deliveries
              WHERE ${failedForGood({ storeId, pulseId })}
                AND (created_at, id) > (${at}, ${id}) AND created_at <= ${asked}
              ORDER BY created_at, id LIMIT 500) d
        LEFT JOIN pulses p ON p.store_id = d.store_id AND p.id = d.pulse_id
        ORDER BY d.created_at, d.id`,
  );
}

/** A pulse that is off, or gone, is not sent anything. */
async function sendAgain(
  tx: Tx,
  { store_id: storeId }: OpenReplay,
  walked: readonly Walked[],
  now: Date,
): Promise<number> {
  const ids = walked.filter((delivery) => delivery.is_enabled).map((delivery) => delivery.id);
  const again = await run(
    tx,
    sql`UPDATE pulse_deliveries SET status = 'pending', failures = 0, due_at = ${now}
        WHERE store_id = ${storeId} AND id = ANY(${ids}) AND status = 'exhausted'`,
  );
  return again.rowCount ?? 0;
}
