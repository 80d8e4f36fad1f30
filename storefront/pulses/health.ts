import { isFailing } from "#domain/pulse-health.ts";
import { isGone } from "#domain/pulse-retry.ts";
import type { Db } from "../db/pool.ts";
import { row, run, sql } from "../db/statement.ts";
import { recordEvent } from "../events/record.ts";
import type { Claimed } from "./claim.ts";
import type { Answered } from "./post.ts";

/** With the address that answered: what is known of one says nothing of the next. */
type OfPulse = Pick<Claimed, "store_id" | "pulse_id" | "url">;

const NEWS_AFTER_MS = 10_000;

/** It works (again). A busy pulse writes this now and then only, so that its deliveries don't wait for one row. */
export async function noteSuccess(db: Db, { store_id, pulse_id, url }: OfPulse, now: Date): Promise<void> {
  const recently = new Date(now.getTime() - NEWS_AFTER_MS);
  await run(
    db,
    sql`INSERT INTO pulse_health AS known (store_id, pulse_id, last_success_at)
        SELECT p.store_id, p.id, ${now}::timestamptz FROM pulses p
        WHERE p.store_id = ${store_id} AND p.id = ${pulse_id} AND p.url = ${url} AND NOT EXISTS (
          SELECT FROM pulse_health h WHERE h.store_id = p.store_id AND h.pulse_id = p.id
            AND h.failing_since IS NULL AND h.last_success_at > ${recently}::timestamptz)
        ON CONFLICT (store_id, pulse_id) DO UPDATE
          SET last_success_at = excluded.last_success_at, failing_since = NULL, failures = 0, told_at = NULL`,
  );
}

interface Health {
  failures: number;
  failing_since: Date | null;
  told_at: Date | null;
}

/** A target that is gone turns its pulse off at once; one that keeps failing is told of once, until it works again. */
export async function noteFailure(tx: Db, claimed: OfPulse, answered: Answered, now: Date): Promise<void> {
  const health = await addFailure(tx, claimed, answered, now);
  if (!health) return;
  const about = { last_failure: answered.failure, last_status: answered.status, failures: health.failures };
  if (isGone(answered.status)) {
    if (await turnOff(tx, claimed, now)) await tell(tx, claimed, { reason: "gone", ...about }, now);
    return;
  }
  const known = { failures: health.failures, failingSince: health.failing_since };
  if (health.told_at !== null || !isFailing(known, now)) return;
  const since = health.failing_since?.toISOString() ?? null;
  await tell(tx, claimed, { reason: "failing", since, ...about }, now);
}

function addFailure(
  tx: Db,
  { store_id, pulse_id, url }: OfPulse,
  answered: Answered,
  now: Date,
): Promise<Health | undefined> {
  return row<Health & Record<string, unknown>>(
    tx,
    sql`INSERT INTO pulse_health AS known (store_id, pulse_id, last_failure_at, last_failure, failing_since, failures)
        SELECT store_id, id, ${now}::timestamptz, ${answered.failure}::text, ${now}::timestamptz, 1
        FROM pulses WHERE store_id = ${store_id} AND id = ${pulse_id} AND url = ${url}
        ON CONFLICT (store_id, pulse_id) DO UPDATE
          SET last_failure_at = excluded.last_failure_at, last_failure = excluded.last_failure,
              failing_since = coalesce(known.failing_since, excluded.failing_since), failures = known.failures + 1
        RETURNING failures, failing_since, told_at`,
  );
}

async function turnOff(tx: Db, { store_id, pulse_id, url }: OfPulse, now: Date): Promise<boolean> {
  const off = await run(
    tx,
    sql`UPDATE pulses SET is_enabled = false, disabled_reason = 'gone', updated_at = ${now}
        WHERE store_id = ${store_id} AND id = ${pulse_id} AND url = ${url} AND is_enabled`,
  );
  return off.rowCount === 1;
}

async function tell(
  tx: Db,
  { store_id: storeId, pulse_id: pulseId }: OfPulse,
  why: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE pulse_health SET told_at = ${now} WHERE store_id = ${storeId} AND pulse_id = ${pulseId}`,
  );
  const data = { pulse_id: pulseId, ...why };
  await recordEvent(tx, { storeId, name: "pulse.failing", pulseId, data, now });
}
