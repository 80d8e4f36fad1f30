import type { DiscountType } from "#contract/discount.ts";
import type { Shipping } from "#contract/purchase.ts";
import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";

export interface PurchaseRow {
  id: number;
  public_id: string;
  status: SaleStatus;
  refunded_at: Date | null;
  currency: string;
  original_amount: number;
  discount_amount: number;
  amount: number;
  shipping: Shipping | null;
  product_id: number;
  product_public_id: string;
  product_name: string;
  product_slug: string;
  customer_public_id: string;
  email: string;
  first_name: string;
  last_name: string;
  discount_public_id: string | null;
  discount_code: string | null;
  discount_type: DiscountType | null;
  discount_percent: number | null;
  discount_amount_off: number | null;
  payment_status: PaymentStatus | null;
  payment_amount: number | null;
  payment_currency: string | null;
  exchange_rate: number | null;
}

export async function findPurchase(db: Db, storeId: number, saleId: number): Promise<PurchaseRow> {
  const found = await row<PurchaseRow>(
    db,
    sql`SELECT s.id, s.public_id, s.status, s.refunded_at, s.currency, s.original_amount, s.discount_amount, s.amount,
               s.shipping, pr.id AS product_id, pr.public_id AS product_public_id, pr.name AS product_name,
               pr.slug AS product_slug, c.public_id AS customer_public_id, c.email, c.first_name, c.last_name,
               d.public_id AS discount_public_id, d.code AS discount_code, d.type AS discount_type,
               d.percent AS discount_percent, d.amount_off AS discount_amount_off, p.status AS payment_status,
               p.amount AS payment_amount, p.currency AS payment_currency, p.exchange_rate
        FROM sales s
        JOIN products pr ON pr.store_id = s.store_id AND pr.id = s.product_id
        JOIN customers c ON c.store_id = s.store_id AND c.id = s.customer_id
        LEFT JOIN discounts d ON d.store_id = s.store_id AND d.id = s.discount_id
        LEFT JOIN payments p ON p.store_id = s.store_id AND p.sale_id = s.id
        WHERE s.store_id = ${storeId} AND s.id = ${saleId}`,
  );
  if (!found) throw new Error("The sale just made is not there.");
  return found;
}
