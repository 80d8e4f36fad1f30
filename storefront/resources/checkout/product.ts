import type { CustomField, PricingType, ProductType } from "#contract/product.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";

export interface OfferedProduct {
  id: number;
  type: ProductType;
  pricingType: PricingType;
  price: number;
  salePrice: number | null;
  onSaleUntil: Date | null;
  quantity: number | null;
  requiresShipping: boolean;
  fields: CustomField[] | null;
}

/** By its public id or its slug, if it is published; should both name one, the id does. */
export function findOfferedProduct(
  db: Db,
  storeId: number,
  name: string,
): Promise<OfferedProduct | undefined> {
  return row<OfferedProduct>(
    db,
    sql`SELECT id, type, pricing_type AS "pricingType", price, sale_price AS "salePrice",
               on_sale_until AS "onSaleUntil", quantity, requires_shipping_address AS "requiresShipping", fields
        FROM products
        WHERE store_id = ${storeId} AND (public_id = ${name} OR slug = ${name}) AND status = 'published'
        ORDER BY (public_id = ${name}) DESC LIMIT 1`,
  );
}
