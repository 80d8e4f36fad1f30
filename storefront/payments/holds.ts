import type { ReasonCode } from "#contract/errors.ts";
import { row, run, sql } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";

/** What there is a limited number of, and a sale that awaits its payment keeps for its buyer. */
export interface Claim {
  storeId: number;
  productId: number;
  discountId: number | null;
}

export type HoldRefusal = Extract<ReasonCode, "discount_exhausted" | "product_sold_out">;

/** Both or nothing: after a refusal the caller's transaction is to be undone. The condition is in the update, so of
 * many at once only as many succeed as there are left. Always the discount first, so that no two wait for each other. */
export async function hold(tx: Tx, { storeId, productId, discountId }: Claim): Promise<HoldRefusal | null> {
  if (discountId !== null) {
    const held = await run(
      tx,
      sql`UPDATE discounts SET held_count = held_count + 1
          WHERE store_id = ${storeId} AND id = ${discountId}
            AND (usage_limit IS NULL OR usage_count + held_count < usage_limit)`,
    );
    if (held.rowCount === 0) return "discount_exhausted";
  }
  const stock = await row<{ quantity: number | null }>(
    tx,
    sql`SELECT quantity FROM products WHERE store_id = ${storeId} AND id = ${productId}`,
  );
  if (stock?.quantity === null) return null;
  const taken = await run(
    tx,
    sql`UPDATE products SET quantity = quantity - 1
        WHERE store_id = ${storeId} AND id = ${productId} AND quantity > 0`,
  );
  return taken.rowCount === 0 ? "product_sold_out" : null;
}

/** For the next buyer. */
export async function release(tx: Tx, { storeId, productId, discountId }: Claim): Promise<void> {
  if (discountId !== null) {
    await run(
      tx,
      sql`UPDATE discounts SET held_count = held_count - 1
          WHERE store_id = ${storeId} AND id = ${discountId} AND held_count > 0`,
    );
  }
  await run(
    tx,
    sql`UPDATE products SET quantity = quantity + 1
        WHERE store_id = ${storeId} AND id = ${productId} AND quantity IS NOT NULL`,
  );
}

/** The held use becomes one that was made; says whether it was the last there was. */
export async function spend(tx: Tx, { storeId, discountId }: Claim): Promise<{ exhausted: boolean }> {
  if (discountId === null) return { exhausted: false };
  const discount = await row<{ usage_limit: number | null; usage_count: number }>(
    tx,
    sql`UPDATE discounts SET held_count = held_count - 1, usage_count = usage_count + 1
        WHERE store_id = ${storeId} AND id = ${discountId} RETURNING usage_limit, usage_count`,
  );
  return { exhausted: discount !== undefined && discount.usage_count === discount.usage_limit };
}
