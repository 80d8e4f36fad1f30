import { randomBytes } from "node:crypto";
import type { PulseBody } from "#contract/managed-pulse.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import { row, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { newPulseSecret } from "../../pulses/listening-pulse.ts";
import { restrict } from "./restrict.ts";

export interface MadePulse {
  publicId: string;
  secret: string;
}

export async function createPulse(
  tx: Tx,
  storeId: number,
  { url, triggers, headers = {}, is_enabled: isEnabled = true }: PulseBody,
  productIds: readonly number[],
  now: Date,
): Promise<MadePulse> {
  const made = { publicId: publicId("pulse", randomBytes(PUBLIC_ID_BYTES)), secret: newPulseSecret() };
  const pulse = await row<{ id: number }>(
    tx,
    sql`INSERT INTO pulses (store_id, public_id, url, triggers, headers, is_enabled, secret, created_at, updated_at)
        VALUES (${storeId}, ${made.publicId}, ${url}, ${[...new Set(triggers)]}, ${headers}, ${isEnabled},
                ${made.secret}, ${now}, ${now}) RETURNING id`,
  );
  if (!pulse) throw new Error("The pulse was not written down.");
  await restrict(tx, storeId, pulse.id, productIds);
  return made;
}
