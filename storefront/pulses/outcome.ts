import type { DeliveryStatus } from "#contract/delivery.ts";
import { isDelivered, isGone, nextAttemptAt } from "#domain/pulse-retry.ts";
import type { Db, Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Claimed } from "./claim.ts";
import { noteFailure, noteSuccess } from "./health.ts";
import type { Answered } from "./post.ts";

export interface Attempted extends Answered {
  startedAt: Date;
}

interface Outcome {
  status: DeliveryStatus;
  failures: number;
  dueAt: Date | null;
}

/** What becomes of a delivery after this attempt. */
export function outcomeOf({ failures: before }: Claimed, { status }: Answered, now: Date): Outcome {
  if (isDelivered(status)) return { status: "delivered", failures: 0, dueAt: null };
  const failures = before + 1;
  const dueAt = isGone(status) ? null : nextAttemptAt(failures, now, Math.random());
  return { status: dueAt ? "pending" : "exhausted", failures, dueAt };
}

/** Writes an attempt down, and what becomes of its delivery and its pulse. */
export async function recordOutcome(
  pool: Pool,
  claimed: Claimed,
  sender: string,
  attempted: Attempted,
  now: Date,
): Promise<DeliveryStatus> {
  const outcome = outcomeOf(claimed, attempted, now);
  if (outcome.status === "delivered") {
    await keepAttempt(pool, claimed, sender, attempted, outcome, now);
    await noteSuccess(pool, claimed, now);
  } else {
    await inTransaction(pool, async (tx) => {
      await keepAttempt(tx, claimed, sender, attempted, outcome, now);
      await noteFailure(tx, claimed, attempted, now);
    });
  }
  return outcome.status;
}

/**
 * A sender whose lease ended meanwhile adds its attempt to the record and changes nothing else, unless it was the one
 * that succeeded: delivered is delivered.
 */
export async function keepAttempt(
  db: Db,
  { store_id: storeId, id }: Claimed,
  sender: string,
  { startedAt, durationMs, status, failure, answer }: Attempted,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const deliveredAt = outcome.status === "delivered" ? now : null;
  const decides = sql`CASE WHEN leased_by = ${sender} OR ${deliveredAt}::timestamptz IS NOT NULL`;
  await run(
    db,
    sql`WITH delivery AS (
          UPDATE pulse_deliveries SET
            status = ${decides} THEN ${outcome.status} ELSE status END,
            failures = ${decides} THEN ${outcome.failures} ELSE failures END,
            due_at = ${decides} THEN ${outcome.dueAt} ELSE due_at END,
            leased_by = ${decides} THEN NULL ELSE leased_by END,
            delivered_at = coalesce(${deliveredAt}, delivered_at),
            attempt_count = attempt_count + 1,
            last_attempt_at = ${startedAt}, last_status = ${status}, last_failure = ${failure}
          WHERE store_id = ${storeId} AND id = ${id} RETURNING store_id, id)
        INSERT INTO delivery_attempts (store_id, delivery_id, started_at, duration_ms, status, failure, answer)
        SELECT store_id, id, ${startedAt}, ${durationMs}, ${status}, ${failure}, ${answer} FROM delivery`,
  );
}
