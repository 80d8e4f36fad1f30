import { ROTATION_HOURS } from "#contract/managed-pulse.ts";
import { run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { newPulseSecret } from "../../pulses/listening-pulse.ts";

/** Receivers have a day to learn the new one. */
export async function rotateSecret(tx: Tx, storeId: number, pulseId: number, now: Date): Promise<string> {
  const secret = newPulseSecret();
  const until = new Date(now.getTime() + ROTATION_HOURS * 3_600_000);
  await run(
    tx,
    sql`UPDATE pulses SET previous_secret = secret, previous_secret_until = ${until}, secret = ${secret},
               updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${pulseId}`,
  );
  return secret;
}
