import { type RefundRefusal, refundRefusal } from "#domain/sale-life.ts";
import { run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { recordEvent } from "../../events/record.ts";
import type { Store } from "../../store.ts";
import { revokeOfSale } from "../licenses/revoke.ts";
import { countRefund } from "../metrics/count.ts";
import { findSale, lockSale, type SaleRow } from "./queries.ts";

export interface RefundAsked {
  publicId: string;
  by: string;
  reason: string | null;
}

export type Refunded = { sale: SaleRow } | { refused: RefundRefusal | "sale_not_found" };

/**
 * The sale is held from the first look to the commit: of many who refund it at once one does. Access ends with
 * `refunded_at`, because every file and course asks the sale; the licenses are revoked one by one.
 */
export async function refund(
  tx: Tx,
  { id: storeId, timeZone }: Store,
  { publicId, by, reason }: RefundAsked,
  now: Date,
): Promise<Refunded> {
  const held = await lockSale(tx, storeId, publicId);
  if (!held) return { refused: "sale_not_found" };
  const { id: saleId, status, refunded_at: refundedAt, amount, currency } = held;
  const refused = refundRefusal({ status, refundedAt });
  if (refused) return { refused };
  await run(
    tx,
    sql`UPDATE sales SET refunded_at = ${now}, updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${saleId}`,
  );
  await revokeOfSale(tx, storeId, saleId, { reason: reason ?? "Sale refunded", by }, now);
  await countRefund(tx, { storeId, amount, currency, timeZone }, now);
  await recordEvent(tx, { storeId, name: "refunded.sale", saleId, data: { by, reason }, now });
  const sale = await findSale(tx, storeId, publicId);
  if (!sale) throw new Error("A sale that is held is gone.");
  return { sale };
}
