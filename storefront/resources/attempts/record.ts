import type { AttemptOutcome } from "#contract/attempt.ts";
import type { ReasonCode } from "#contract/errors.ts";
import type { Db } from "../../db/pool.ts";
import { run, sql } from "../../db/statement.ts";

export interface Caller {
  device: string | null;
  ip: string;
  userAgent: string;
}

export interface ActivationAttempt {
  storeId: number;
  licenseId: number | null;
  licenseKey: string;
  outcome: AttemptOutcome;
  code: ReasonCode | null;
  caller: Caller;
}

// A thousand an hour are written in full. One counter would make every activation of a store wait for the one before.
const SLOTS = 8;
const WRITTEN_A_SLOT = 1_000 / SLOTS;

/** Kept, accepted or refused: "why does it fail?" is what customers ask. Above a thousand an hour they are counted. */
export async function recordAttempt(tx: Db, attempt: ActivationAttempt, now: Date) {
  const { storeId, licenseId, licenseKey, outcome, code, caller } = attempt;
  const slot = Math.floor(Math.random() * SLOTS);
  await run(
    tx,
    sql`WITH hour AS (
          INSERT INTO activation_attempt_hours AS kept (store_id, hour, slot, written)
          VALUES (${storeId}, date_trunc('hour', ${now}::timestamptz), ${slot}, 1)
          ON CONFLICT (store_id, hour, slot) DO UPDATE SET
            written = kept.written + (kept.written < ${WRITTEN_A_SLOT})::int,
            only_counted = kept.only_counted + (kept.written >= ${WRITTEN_A_SLOT})::int
          RETURNING only_counted = 0 AS in_full)
        INSERT INTO activation_attempts (store_id, license_id, license_key, outcome, code, device_identifier,
                                         ip_address, user_agent, created_at)
        SELECT ${storeId}::bigint, ${licenseId}::bigint, ${licenseKey}::text, ${outcome}::text, ${code}::text,
               ${caller.device}::text, ${caller.ip}::text, ${caller.userAgent}::text, ${now}::timestamptz
        FROM hour WHERE in_full`,
  );
}
