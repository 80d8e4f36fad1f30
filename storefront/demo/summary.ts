import type { Tx } from "../db/transaction.ts";

/** What is otherwise kept sale by sale, counted once from all of them. */
export async function countDemoSales(tx: Tx, storeId: number) {
  await tx.query(
    `INSERT INTO sales_by_day (store_id, day, currency, slot, completed, amount, refunded, refund_amount)
     SELECT store_id, day, currency, 0, sum(completed), sum(amount), sum(refunded), sum(refund_amount)
     FROM (SELECT s.store_id, (s.completed_at AT TIME ZONE t.time_zone)::date AS day, s.currency,
                  1 AS completed, s.amount, 0 AS refunded, 0::bigint AS refund_amount
           FROM sales s JOIN stores t ON t.id = s.store_id WHERE s.store_id = $1 AND s.completed_at IS NOT NULL
           UNION ALL
           SELECT s.store_id, (s.refunded_at AT TIME ZONE t.time_zone)::date, s.currency, 0, 0, 1, s.amount
           FROM sales s JOIN stores t ON t.id = s.store_id WHERE s.store_id = $1 AND s.refunded_at IS NOT NULL) told
     GROUP BY store_id, day, currency`,
    [storeId],
  );
  await tx.query(
    `INSERT INTO product_sales (store_id, product_id, slot, completed)
     SELECT store_id, product_id, 0, count(*) FROM sales
     WHERE store_id = $1 AND completed_at IS NOT NULL GROUP BY store_id, product_id`,
    [storeId],
  );
  await tx.query(
    `UPDATE products p SET rating_average = rated.average, rating_count = rated.count
     FROM (SELECT product_id, avg(rating) AS average, count(*) AS count FROM sales
           WHERE store_id = $1 AND rating IS NOT NULL GROUP BY product_id) rated
     WHERE p.store_id = $1 AND p.id = rated.product_id`,
    [storeId],
  );
}
