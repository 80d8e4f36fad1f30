import { paidStatuses } from "#domain/sale-life.ts";
import { raw, row, sql } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";

// Written out, not handed in: a partial index serves only a statement that names its condition.
const PAID = raw(paidStatuses.map((status) => `'${status}'`).join(", "));

interface Buyer {
  storeId: number;
  customerId: number;
  productId: number;
}

/**
 * Whether the buyer has this product already. Whoever asks holds the customer until the transaction's end, so that of
 * two purchases at once the second sees the first. Index: sales_held_by_customer.
 */
export async function alreadyHeld(tx: Tx, { storeId, customerId, productId }: Buyer): Promise<boolean> {
  await row(
    tx,
    sql`SELECT id FROM customers WHERE store_id = ${storeId} AND id = ${customerId} FOR NO KEY UPDATE`,
  );
  const held = await row(
    tx,
    sql`SELECT id FROM sales
        WHERE store_id = ${storeId} AND customer_id = ${customerId} AND product_id = ${productId}
          AND status IN (${PAID}) AND refunded_at IS NULL LIMIT 1`,
  );
  return held !== undefined;
}
