import type { Tx } from "../db/transaction.ts";
import { copyRows } from "./copy.ts";
import type { DemoAttempt } from "./delivery-life.ts";
import { demoId } from "./ids.ts";
import { type DemoHealth, healthAfter } from "./pulse-health.ts";
import type { DemoPulse } from "./pulses.ts";
import type { Random } from "./random.ts";

const COLUMNS = [
  ...["store_id", "pulse_id", "last_success_at", "last_failure_at", "last_failure"],
  ...["failing_since", "failures", "told_at"],
];

/** How a pulse does, that it was told of, and, where its target was gone, that it was turned off then. */
export async function insertDemoHealth(
  tx: Tx,
  random: Random,
  storeId: number,
  { id, target }: DemoPulse,
  attempts: readonly DemoAttempt[],
) {
  if (attempts.length === 0 || target.ends === "deleted") return;
  const health = healthAfter(attempts);
  const { lastSuccessAt, lastFailureAt, lastFailure, failingSince, failures, told } = health;
  await copyRows(tx, "pulse_health", COLUMNS, [
    [storeId, id, lastSuccessAt, lastFailureAt, lastFailure, failingSince, failures, told?.at ?? null],
  ]);
  if (!told) return;
  await tx.query(
    "INSERT INTO events (store_id, public_id, name, data, created_at) VALUES ($1, $2, 'pulse.failing', $3, $4)",
    [storeId, demoId(random, "event"), { pulse_id: id, ...facts(health, told) }, told.at],
  );
  if (told.reason !== "gone") return;
  await tx.query(
    "UPDATE pulses SET disabled_reason = 'gone', updated_at = $3 WHERE store_id = $1 AND id = $2",
    [storeId, id, told.at],
  );
}

function facts({ failingSince }: DemoHealth, told: NonNullable<DemoHealth["told"]>) {
  const { reason, failure: last_failure, status: last_status, failures } = told;
  const since = reason === "failing" ? { since: failingSince?.toISOString() ?? null } : {};
  return { reason, ...since, last_failure, last_status, failures };
}
