import type { Db } from "../../db/pool.ts";
import { run, sql } from "../../db/statement.ts";

interface CountedSale {
  storeId: number;
  productId: number;
  amount: number;
  currency: string;
  /** In whose days the store counts. */
  timeZone: string;
}

// One row a day would make every buyer wait for the one before; a sum over eight is as quick to read.
const SLOTS = 8;
const slot = () => Math.floor(Math.random() * SLOTS);

/** Adds a sale to the kept summary, in the transaction that completes it. */
export async function countCompletedSale(tx: Db, sale: CountedSale, now: Date) {
  const { storeId, productId, amount, currency, timeZone } = sale;
  await run(
    tx,
    sql`INSERT INTO sales_by_day AS kept (store_id, day, currency, slot, completed, amount)
        VALUES (${storeId}, (${now}::timestamptz AT TIME ZONE ${timeZone}::text)::date, ${currency}, ${slot()}, 1, ${amount})
        ON CONFLICT (store_id, day, currency, slot)
        DO UPDATE SET completed = kept.completed + 1, amount = kept.amount + excluded.amount`,
  );
  await run(
    tx,
    sql`INSERT INTO product_sales AS kept (store_id, product_id, slot, completed)
        VALUES (${storeId}, ${productId}, ${slot()}, 1)
        ON CONFLICT (store_id, product_id, slot) DO UPDATE SET completed = kept.completed + 1`,
  );
}

export async function countRefund(tx: Db, sale: Omit<CountedSale, "productId">, now: Date) {
  const { storeId, amount, currency, timeZone } = sale;
  await run(
    tx,
    sql`INSERT INTO sales_by_day AS kept (store_id, day, currency, slot, refunded, refund_amount)
        VALUES (${storeId}, (${now}::timestamptz AT TIME ZONE ${timeZone}::text)::date, ${currency}, ${slot()}, 1, ${amount})
        ON CONFLICT (store_id, day, currency, slot)
        DO UPDATE SET refunded = kept.refunded + 1, refund_amount = kept.refund_amount + excluded.refund_amount`,
  );
}
