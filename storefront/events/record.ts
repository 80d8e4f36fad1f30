import { randomBytes } from "node:crypto";
import type { EventName } from "#contract/triggers.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import type { Db } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

export interface StoreEvent {
  storeId: number;
  name: EventName;
  saleId?: number;
  licenseId?: number;
  data?: Record<string, unknown>;
  now: Date;
}

/** Written in the transaction that causes it: what happened and its event are there together, or neither is. */
export async function recordEvent(tx: Db, { storeId, name, saleId, licenseId, data = {}, now }: StoreEvent) {
  const id = publicId("event", randomBytes(PUBLIC_ID_BYTES));
  await run(
    tx,
    sql`INSERT INTO events (store_id, public_id, name, sale_id, license_id, data, created_at)
        VALUES (${storeId}, ${id}, ${name}, ${saleId ?? null}, ${licenseId ?? null}, ${data}, ${now})`,
  );
}
