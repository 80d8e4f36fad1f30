import { run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";

/** What it was sent stays in the log; what still waits for it is cancelled by the clock. */
export async function deletePulse(tx: Tx, storeId: number, pulseId: number): Promise<void> {
  await run(tx, sql`DELETE FROM pulses WHERE store_id = ${storeId} AND id = ${pulseId}`);
}
