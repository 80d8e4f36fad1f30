import type { ProductType } from "#contract/product.ts";
import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";
import { storeOfTransaction } from "#domain/transaction-id.ts";
import type { Db } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";

/** A payment with the sale it is for: all that its page shows and that its moves depend on. */
export interface Payment {
  store_id: number;
  store_public_id: string;
  store_slug: string;
  store_name: string;
  store_url: string;
  locale: string;
  time_zone: string;
  transaction_id: string;
  gateway: string;
  payment_status: PaymentStatus;
  payment_amount: number;
  payment_currency: string;
  exchange_rate: number;
  sale_id: number;
  sale_public_id: string;
  sale_status: SaleStatus;
  currency: string;
  original_amount: number;
  discount_amount: number;
  amount: number;
  redirect_url: string | null;
  custom_metadata: Record<string, unknown> | null;
  created_at: Date;
  refunded_at: Date | null;
  customer_id: number;
  email: string;
  first_name: string;
  last_name: string;
  product_id: number;
  product_public_id: string;
  product_type: ProductType;
  product_name: string;
  has_pictures: boolean;
  discount_id: number | null;
  discount_code: string | null;
}

/** Index: payments' unique (store_id, transaction_id), then primary keys. */
export async function findPayment(db: Db, transactionId: string): Promise<Payment | undefined> {
  const storeId = storeOfTransaction(transactionId);
  if (storeId === null) return undefined;
  return row<Payment>(
    db,
    sql`SELECT st.id AS store_id, st.public_id AS store_public_id, st.slug AS store_slug, st.name AS store_name, st.url AS store_url,
               st.locale, st.time_zone, p.transaction_id, p.gateway, p.status AS payment_status,
               p.amount AS payment_amount, p.currency AS payment_currency, p.exchange_rate,
               s.id AS sale_id, s.public_id AS sale_public_id, s.status AS sale_status, s.currency,
               s.original_amount, s.discount_amount, s.amount, s.redirect_url, s.custom_metadata, s.created_at,
               s.refunded_at, c.id AS customer_id, c.email, c.first_name, c.last_name, pr.id AS product_id,
               pr.public_id AS product_public_id, pr.type AS product_type, pr.name AS product_name,
               pr.has_pictures, d.id AS discount_id, d.code AS discount_code
        FROM payments p
        JOIN sales s ON s.store_id = p.store_id AND s.id = p.sale_id
        JOIN stores st ON st.id = p.store_id
        JOIN customers c ON c.store_id = s.store_id AND c.id = s.customer_id
        JOIN products pr ON pr.store_id = s.store_id AND pr.id = s.product_id
        LEFT JOIN discounts d ON d.store_id = s.store_id AND d.id = s.discount_id
        WHERE p.store_id = ${storeId} AND p.transaction_id = ${transactionId}`,
  );
}

/** Whoever moves a sale holds it first; what it is by then is read afterwards, not before the wait. */
export async function lockPayment(tx: Tx, transactionId: string): Promise<Payment | undefined> {
  const storeId = storeOfTransaction(transactionId);
  if (storeId === null) return undefined;
  await row(
    tx,
    sql`SELECT s.id FROM payments p JOIN sales s ON s.store_id = p.store_id AND s.id = p.sale_id
        WHERE p.store_id = ${storeId} AND p.transaction_id = ${transactionId} FOR NO KEY UPDATE OF s`,
  );
  return findPayment(tx, transactionId);
}
