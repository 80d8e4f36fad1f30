import { run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import type { ManagedPulseRow } from "./managed-queries.ts";

/** On or off. Turned on again it starts afresh, so that it is told of anew should its target still fail. */
export async function turnPulse(
  tx: Tx,
  storeId: number,
  { id, is_enabled: isEnabled }: ManagedPulseRow,
  on: boolean,
  now: Date,
): Promise<void> {
  if (on === isEnabled) return;
  await run(
    tx,
    sql`UPDATE pulses SET is_enabled = ${on}, disabled_reason = NULL, updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${id}`,
  );
  if (!on) return;
  await run(
    tx,
    sql`UPDATE pulse_health SET failing_since = NULL, failures = 0, told_at = NULL
        WHERE store_id = ${storeId} AND pulse_id = ${id}`,
  );
}
