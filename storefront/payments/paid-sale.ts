import type { SaleStatus } from "#contract/sale.ts";
import type { Db } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";

/** A sale as its access page tells of it; one that cost nothing has no payment. */
export interface PaidSale {
  store_id: number;
  store_name: string;
  store_url: string;
  locale: string;
  time_zone: string;
  sale_id: number;
  sale_public_id: string;
  status: SaleStatus;
  currency: string;
  amount: number;
  completed_at: Date | null;
  refunded_at: Date | null;
  payment_amount: number | null;
  payment_currency: string | null;
  email: string;
  first_name: string;
  last_name: string;
  product_id: number;
  product_name: string;
  instructions: string;
}

export function findPaidSale(
  db: Db,
  { storeId, saleId }: { storeId: number; saleId: number },
): Promise<PaidSale | undefined> {
  return row<PaidSale>(
    db,
    sql`SELECT st.id AS store_id, st.name AS store_name, st.url AS store_url, st.locale, st.time_zone,
               s.id AS sale_id, s.public_id AS sale_public_id, s.status, s.currency, s.amount, s.completed_at,
               s.refunded_at, p.amount AS payment_amount, p.currency AS payment_currency, c.email, c.first_name,
               c.last_name, pr.id AS product_id, pr.name AS product_name, pr.instructions
        FROM sales s
        JOIN stores st ON st.id = s.store_id
        JOIN customers c ON c.store_id = s.store_id AND c.id = s.customer_id
        JOIN products pr ON pr.store_id = s.store_id AND pr.id = s.product_id
        LEFT JOIN payments p ON p.store_id = s.store_id AND p.sale_id = s.id
        WHERE s.store_id = ${storeId} AND s.id = ${saleId}`,
  );
}
