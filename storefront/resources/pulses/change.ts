import type { PulseChanges } from "#contract/managed-pulse.ts";
import { run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import type { ManagedPulseRow } from "./managed-queries.ts";
import { restrict } from "./restrict.ts";

/** What is not named stays. A new address begins with nothing known of it. */
export async function changePulse(
  tx: Tx,
  storeId: number,
  { id, url: before }: ManagedPulseRow,
  changes: PulseChanges,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const { url = null, headers = null } = changes;
  const triggers = changes.triggers ? [...new Set(changes.triggers)] : null;
  await run(
    tx,
    sql`UPDATE pulses SET url = coalesce(${url}, url), triggers = coalesce(${triggers}::text[], triggers),
               headers = coalesce(${headers}::jsonb, headers), updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${id}`,
  );
  if (changes.product_ids) await restrict(tx, storeId, id, productIds);
  if (url !== null && url !== before) await forgetHealth(tx, storeId, id);
}

async function forgetHealth(tx: Tx, storeId: number, pulseId: number): Promise<void> {
  await run(tx, sql`DELETE FROM pulse_health WHERE store_id = ${storeId} AND pulse_id = ${pulseId}`);
}
