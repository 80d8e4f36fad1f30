import type { ChannelValue } from "#contract/channel.ts";
import type { ProductType } from "#contract/product.ts";
import type { PaymentStatus, SaleStatus, SalesQuery } from "#contract/sale.ts";
import { createdBetween } from "../../db/created-between.ts";
import { idOf } from "../../db/customer-search.ts";
import type { Page, PageRequest, Walk } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { searchPage } from "../../db/search.ts";
import { row, sql } from "../../db/statement.ts";
import { searchSales } from "./search.ts";

export interface ListedSaleRow {
  id: number;
  public_id: string;
  status: SaleStatus;
  currency: string;
  original_amount: number;
  discount_amount: number;
  amount: number;
  channel: ChannelValue;
  shipping: Record<string, string | null> | null;
  rating: number | null;
  rating_comment: string | null;
  rated_at: Date | null;
  created_at: Date;
  completed_at: Date | null;
  refunded_at: Date | null;
  product_public_id: string;
  product_name: string;
  product_type: ProductType;
  product_slug: string;
  instructions: string;
  customer_public_id: string;
  customer_first_name: string;
  customer_last_name: string;
  customer_email: string;
  discount_public_id: string | null;
  discount_code: string | null;
  discount_type: string | null;
  payment_amount: number | null;
  payment_currency: string | null;
  payment_status: PaymentStatus | null;
  exchange_rate: number | null;
  files: { id: string; name: string; size: number }[];
  licenses: SoldLicense[];
}

/** Instants inside a list come as text. */
export interface SoldLicense {
  id: string;
  key: string;
  activated_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
}

export interface SaleRow extends ListedSaleRow {
  transaction_id: string | null;
  gateway: string | null;
  method: string | null;
  fee: number | null;
  failure_error: string | null;
  ip_address: string | null;
  user_agent: string;
  country: string | null;
  device_type: string | null;
  locale: string | null;
  custom_fields: Record<string, unknown>;
  custom_metadata: Record<string, unknown> | null;
  download_total: number;
  download_last_at: Date | null;
  awaiting_payment_at: Date | null;
  failed_at: Date | null;
  abandoned_at: Date | null;
  settled_at: Date | null;
  updated_at: Date;
}

// Only what gives access shows what it gives access to: nothing is gathered for the others.
const gives = sql`page.status IN ('completed', 'settled') AND page.refunded_at IS NULL`;

const listed = sql`page.id, page.public_id, page.status, page.currency, page.original_amount, page.discount_amount,
  page.amount, page.channel, page.shipping, page.rating, page.rating_comment, page.rated_at, page.created_at,
  page.completed_at, page.refunded_at,
  p.public_id AS product_public_id, p.name AS product_name, p.type AS product_type, p.slug AS product_slug,
  p.instructions,
  c.public_id AS customer_public_id, c.first_name AS customer_first_name, c.last_name AS customer_last_name,
  c.email AS customer_email,
  d.public_id AS discount_public_id, d.code AS discount_code, d.type AS discount_type,
  y.amount AS payment_amount, y.currency AS payment_currency, y.status AS payment_status, y.exchange_rate,
  CASE WHEN ${gives} THEN ARRAY(
    SELECT json_build_object('id', f.public_id, 'name', f.name, 'size', f.size)
    FROM (SELECT page.product_id AS id, 0 AS position
          UNION ALL SELECT b.product_id, b.position FROM bundle_items b
          WHERE p.type = 'bundle' AND b.store_id = page.store_id AND b.bundle_id = page.product_id) part
    JOIN product_files f ON f.store_id = page.store_id AND f.product_id = part.id
    ORDER BY part.position, f.id) ELSE ARRAY[]::json[] END AS files,
  CASE WHEN ${gives} THEN ARRAY(
    SELECT json_build_object('id', l.public_id, 'key', l.license_key, 'activated_at', l.activated_at,
                             'expires_at', l.expires_at, 'revoked_at', l.revoked_at)
    FROM licenses l WHERE l.store_id = page.store_id AND l.sale_id = page.id
    ORDER BY l.id) ELSE ARRAY[]::json[] END AS licenses`;

const joins = sql`JOIN products p ON p.store_id = page.store_id AND p.id = page.product_id
  JOIN customers c ON c.store_id = page.store_id AND c.id = page.customer_id
  LEFT JOIN discounts d ON d.store_id = page.store_id AND d.id = page.discount_id
  LEFT JOIN payments y ON y.store_id = page.store_id AND y.sale_id = page.id`;

/** Index: sales_newest, with a status sales_of_status, with a customer sales_of_customer. */
export function salePage(
  db: Db,
  storeId: number,
  query: SalesQuery,
  request: PageRequest,
): Promise<Page<ListedSaleRow>> {
  const { status, customer_id: customer } = query;
  const walk: Walk = {
    list: "sales",
    table: "sales",
    storeId,
    filters: [
      ...(status ? [sql`row.status = ${status}`] : []),
      ...(customer ? [sql`row.customer_id = ${idOf(sql`customers`, storeId, customer)}`] : []),
      ...createdBetween(query),
    ],
    columns: listed,
    joins,
  };
  return searchPage<ListedSaleRow>(db, walk, searchSales(storeId, query.search ?? ""), request);
}

/** What a refund needs to know of the sale. */
export interface HeldSale {
  id: number;
  status: SaleStatus;
  refunded_at: Date | null;
  amount: number;
  currency: string;
}

/** Nobody else moves it until this transaction ends. */
export function lockSale(db: Db, storeId: number, publicId: string): Promise<HeldSale | undefined> {
  return row<HeldSale & Record<string, unknown>>(
    db,
    sql`SELECT id, status, refunded_at, amount, currency FROM sales
        WHERE store_id = ${storeId} AND public_id = ${publicId} FOR NO KEY UPDATE`,
  );
}

export function findSale(db: Db, storeId: number, publicId: string): Promise<SaleRow | undefined> {
  return row<SaleRow>(
    db,
    sql`SELECT ${listed}, y.transaction_id, y.gateway, y.method, y.fee, y.failure_error,
          page.ip_address, page.user_agent, page.country, page.device_type, page.locale, page.custom_fields,
          page.custom_metadata, page.download_total, page.download_last_at, page.awaiting_payment_at,
          page.failed_at, page.abandoned_at, page.settled_at, page.updated_at
        FROM sales page ${joins} WHERE page.store_id = ${storeId} AND page.public_id = ${publicId}`,
  );
}
