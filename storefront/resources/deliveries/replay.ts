import { type ReplayRefusal, replayRefusal } from "#domain/delivery-replay.ts";
import { row, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { replay } from "../../pulses/replay.ts";
import { type DeliveryRow, findDelivery } from "./queries.ts";

interface Held {
  event_id: number | null;
  due_at: Date | null;
  leased_by: string | null;
  is_enabled: boolean | null;
}

export type ReplayedDelivery = { delivery: DeliveryRow } | { refused: ReplayRefusal | "delivery_not_found" };

/** The delivery is held from the first look to the commit, so that no sender takes it up in between. */
export async function replayDelivery(
  tx: Tx,
  storeId: number,
  publicId: string,
  now: Date,
): Promise<ReplayedDelivery> {
  const held = await hold(tx, storeId, publicId);
  if (!held) return { refused: "delivery_not_found" };
  const { event_id: eventId, is_enabled: isEnabled, leased_by: leasedBy, due_at: dueAt } = held;
  const pulse = isEnabled === null ? null : { isEnabled };
  const leasedUntil = leasedBy === null ? null : dueAt;
  const refused = replayRefusal({ isTest: eventId === null, pulse, leasedUntil }, now);
  if (refused) return { refused };
  await replay(tx, storeId, publicId, now);
  const delivery = await findDelivery(tx, storeId, publicId);
  if (!delivery) throw new Error("A delivery that is held is gone.");
  return { delivery };
}

function hold(tx: Tx, storeId: number, publicId: string): Promise<Held | undefined> {
  return row<Held & Record<string, unknown>>(
    tx,
    sql`SELECT d.event_id, d.due_at, d.leased_by, p.is_enabled FROM pulse_deliveries d
        LEFT JOIN pulses p ON p.store_id = d.store_id AND p.id = d.pulse_id
        WHERE d.store_id = ${storeId} AND d.public_id = ${publicId} FOR UPDATE OF d`,
  );
}
