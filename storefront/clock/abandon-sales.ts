import type { SaleStatus } from "#contract/sale.ts";
import { unpaidStatuses } from "#domain/sale-life.ts";
import type { Pool } from "../db/pool.ts";
import { raw, row, rows, sql } from "../db/statement.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { abandonSale } from "../payments/abandon.ts";

const UNPAID = raw(unpaidStatuses.map((status) => `'${status}'`).join(", "));

/** Each in a transaction of its own: one that held the counters of many sales would stop their buyers. */
export async function abandonSales(pool: Pool, storeId: number, since: Date, now: Date): Promise<number> {
  let abandoned = 0;
  for (const { id } of await unpaidSales(pool, storeId, since)) {
    abandoned += await inTransaction(pool, async (tx) => {
      const sale = await holdUnpaid(tx, storeId, id);
      if (!sale) return 0;
      return (await abandonSale(tx, sale, now)) === null ? 1 : 0;
    });
  }
  return abandoned;
}

/**
 * Index: sales_of_status. A sale awaits its payment from its first moment, and one whose payment was declined may be
 * paid for as long as any other.
 */
function unpaidSales(pool: Pool, storeId: number, since: Date): Promise<{ id: number }[]> {
  return rows<{ id: number }>(
    pool,
    sql`SELECT id FROM sales
        WHERE store_id = ${storeId} AND status IN (${UNPAID}) AND created_at <= ${since} LIMIT 500`,
  );
}

interface UnpaidSale {
  storeId: number;
  id: number;
  status: SaleStatus;
  productId: number;
  discountId: number | null;
}

/** One that is being paid this moment, or that another instance abandons, is left to them. */
function holdUnpaid(tx: Tx, storeId: number, id: number): Promise<UnpaidSale | undefined> {
  return row<UnpaidSale>(
    tx,
    sql`SELECT store_id AS "storeId", id, status, product_id AS "productId", discount_id AS "discountId"
        FROM sales WHERE store_id = ${storeId} AND id = ${id} AND status IN (${UNPAID})
        FOR NO KEY UPDATE SKIP LOCKED`,
  );
}
