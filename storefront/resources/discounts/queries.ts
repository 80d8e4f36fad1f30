import type { DiscountsQuery, DiscountType } from "#contract/discount.ts";
import type { CategoryValue, PricingType, ProductType } from "#contract/product.ts";
import { createdBetween } from "../../db/created-between.ts";
import type { Page, PageRequest, Walk } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { searchPage, searchText } from "../../db/search.ts";
import { row, type Sql, sql } from "../../db/statement.ts";
import type { BundlePart } from "../products/queries.ts";

export interface DiscountedProductRow {
  public_id: string;
  name: string;
  type: ProductType;
  category: CategoryValue;
  has_pictures: boolean;
  pricing_type: PricingType;
  price: number;
  parts: BundlePart[];
}

export interface DiscountRow {
  id: number;
  public_id: string;
  name: string;
  code: string;
  type: DiscountType;
  percent: number | null;
  amount_off: number | null;
  customer_email: string | null;
  usage_limit: number | null;
  usage_count: number;
  start_date: Date | null;
  end_date: Date | null;
  is_auto_generated: boolean;
  created_at: Date;
  updated_at: Date;
  products: DiscountedProductRow[];
}

const columns = sql`page.id, page.public_id, page.name, page.code, page.type, page.percent, page.amount_off,
  page.customer_email, page.usage_limit, page.usage_count, page.start_date, page.end_date,
  page.is_auto_generated, page.created_at, page.updated_at,
  ARRAY(SELECT json_build_object('public_id', p.public_id, 'name', p.name, 'type', p.type, 'category', p.category,
               'has_pictures', p.has_pictures, 'pricing_type', p.pricing_type, 'price', p.price,
               'parts', ARRAY(SELECT json_build_object('pricing_type', part.pricing_type, 'price', part.price)
                              FROM bundle_items b
                              JOIN products part ON part.store_id = b.store_id AND part.id = b.product_id
                              WHERE b.store_id = p.store_id AND b.bundle_id = p.id))
        FROM discount_products d JOIN products p ON p.store_id = d.store_id AND p.id = d.product_id
        WHERE d.store_id = page.store_id AND d.discount_id = page.id ORDER BY p.id) AS products`;

// What is active or expired follows from the end date and the moment. `expiry_noticed_at` only tells which walk to
// take, so that the list of one doesn't pass over all rows of the other; discounts_noticed and discounts_ending serve.
function branchesOf(status: DiscountsQuery["status"], storeId: number, now: Date): Sql[] | undefined {
  if (status === "active") {
    return [
      sql`(row.expiry_noticed_at IS NOT NULL) = false AND (row.end_date IS NULL OR row.end_date > ${now})`,
    ];
  }
  if (status === "expired") {
    return [
      sql`(row.expiry_noticed_at IS NOT NULL) = true AND row.end_date <= ${now}`,
      sql`row.id = ANY(${unnoticed(storeId, now)})`,
    ];
  }
  return undefined;
}

/** As a list of ids, so that the planner looks each of them up and never walks the whole table in their search. */
function unnoticed(storeId: number, now: Date): Sql {
  return sql`ARRAY(SELECT late.id FROM discounts late
    WHERE late.store_id = ${storeId} AND late.expiry_noticed_at IS NULL AND late.end_date <= ${now})`;
}

/** Index: discounts_newest, discounts_noticed with a status, discounts_search with a search. */
export function discountPage(
  db: Db,
  storeId: number,
  query: DiscountsQuery,
  request: PageRequest,
  now: Date,
): Promise<Page<DiscountRow>> {
  const table = "discounts";
  const branches = branchesOf(query.status, storeId, now);
  const walk: Walk = {
    list: "discounts",
    table,
    storeId,
    filters: createdBetween(query),
    ...(branches ? { branches } : {}),
    columns,
  };
  return searchPage<DiscountRow>(db, walk, searchText({ table, storeId }, query.search ?? ""), request);
}

export function findDiscount(db: Db, storeId: number, publicId: string): Promise<DiscountRow | undefined> {
  return row<DiscountRow>(
    db,
    sql`SELECT ${columns} FROM discounts page WHERE page.store_id = ${storeId} AND page.public_id = ${publicId}`,
  );
}
