import type { AttemptOutcome } from "#contract/attempt.ts";
import type { ReasonCode } from "#contract/errors.ts";
import type { Db } from "../../db/pool.ts";
import { row, run, sql } from "../../db/statement.ts";

export interface Caller {
  device: string | null;
  ip: string;
  userAgent: string;
}

export interface ActivationAttempt {
  storeId: number;
  license: { id: number; customer_id: number } | null;
  /** The key as the caller typed it. */
  typed: string;
  outcome: AttemptOutcome;
  code: ReasonCode | null;
  caller: Caller;
}

// A thousand an hour are written in full. One counter would make every activation of a store wait for the one before.
export const WRITTEN_AN_HOUR = 1_000;
const SLOTS = 8;
const WRITTEN_A_SLOT = WRITTEN_AN_HOUR / SLOTS;

/** Kept, accepted or refused: "why does it fail?" is what customers ask. Above a thousand an hour they are counted. */
export async function recordAttempt(tx: Db, attempt: ActivationAttempt, now: Date) {
  const { storeId, license, typed, outcome, code, caller } = attempt;
  if (!(await takesRoom(tx, storeId, now))) return;
  await run(
    tx,
    sql`INSERT INTO activation_attempts (store_id, license_id, customer_id, license_key, outcome, code,
                                         device_identifier, ip_address, user_agent, created_at)
        VALUES (${storeId}, ${license?.id ?? null}, ${license?.customer_id ?? null}, ${typed}, ${outcome}, ${code},
                ${caller.device}, ${caller.ip}, ${caller.userAgent}, ${now})`,
  );
}

const hourOf = (now: Date) => sql`date_trunc('hour', ${now}::timestamptz)`;

/** False where the hour is full and the attempt was only counted. */
async function takesRoom(tx: Db, storeId: number, now: Date): Promise<boolean> {
  let tried: number | null = null;
  for (;;) {
    const slot = await slotWithRoom(tx, storeId, now);
    if (slot === null) break;
    if (await fill(tx, storeId, slot, now)) return true;
    tried = slot;
  }
  // Counted in a slot that this transaction holds already: with two more locks taken in any order, two could wait for
  // each other.
  await countOnly(tx, storeId, tried ?? Math.floor(Math.random() * SLOTS), now);
  return false;
}

async function slotWithRoom(tx: Db, storeId: number, now: Date): Promise<number | null> {
  const found = await row<{ slot: number }>(
    tx,
    sql`SELECT slot FROM generate_series(0, ${SLOTS - 1}::int) slot
        WHERE NOT EXISTS (SELECT FROM activation_attempt_hours kept
          WHERE kept.store_id = ${storeId} AND kept.hour = ${hourOf(now)} AND kept.slot = slot.slot
            AND kept.written >= ${WRITTEN_A_SLOT})
        ORDER BY random() LIMIT 1`,
  );
  return found?.slot ?? null;
}

/** Others may have filled it since it was looked at. */
async function fill(tx: Db, storeId: number, slot: number, now: Date): Promise<boolean> {
  const { rowCount } = await run(
    tx,
    sql`INSERT INTO activation_attempt_hours AS kept (store_id, hour, slot, written)
        VALUES (${storeId}, ${hourOf(now)}, ${slot}, 1)
        ON CONFLICT (store_id, hour, slot) DO UPDATE SET written = kept.written + 1
          WHERE kept.written < ${WRITTEN_A_SLOT}`,
  );
  return rowCount === 1;
}

async function countOnly(tx: Db, storeId: number, slot: number, now: Date) {
  await run(
    tx,
    sql`INSERT INTO activation_attempt_hours AS kept (store_id, hour, slot, only_counted)
        VALUES (${storeId}, ${hourOf(now)}, ${slot}, 1)
        ON CONFLICT (store_id, hour, slot) DO UPDATE SET only_counted = kept.only_counted + 1`,
  );
}
