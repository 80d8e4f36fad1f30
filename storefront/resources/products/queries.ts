import type {
  CategoryValue,
  CustomField,
  PricingType,
  Product,
  ProductsQuery,
  ProductType,
} from "#contract/product.ts";
import type { Page, PageRequest, Walk } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { searchPage, searchText } from "../../db/search.ts";
import { row, sql } from "../../db/statement.ts";

export interface ListedProductRow {
  id: number;
  created_at: Date;
  public_id: string;
  slug: string;
  name: string;
  type: ProductType;
  category: CategoryValue;
  status: Product["status"];
  pricing_type: PricingType;
  price: number;
  sale_price: number | null;
  on_sale_until: Date | null;
  has_pictures: boolean;
}

export interface ProductRow extends ListedProductRow {
  description: string;
  min_price: number | null;
  suggested_price: number | null;
  quantity: number | null;
  requires_shipping_address: boolean;
  rating_average: number | null;
  rating_count: number;
  hides_sales_count: boolean;
  sales_count: number;
  seo: Product["seo"];
  cta_value: string | null;
  cta_label: string | null;
  fields: CustomField[] | null;
  parts: BundlePart[];
}

export interface BundlePart {
  pricing_type: PricingType;
  price: number;
}

const listed = sql`page.id, page.created_at, page.public_id, page.slug, page.name, page.type, page.category,
  page.status, page.pricing_type, page.price, page.sale_price, page.on_sale_until, page.has_pictures`;

/** Index: products_newest, products_of_type, products_of_category, products_of_type_and_category, products_search. */
export function productPage(
  db: Db,
  storeId: number,
  query: ProductsQuery,
  request: PageRequest,
): Promise<Page<ListedProductRow>> {
  const table = "products";
  const { type, category } = query;
  const walk: Walk = {
    list: "products",
    table,
    storeId,
    filters: [
      sql`row.status = 'published'`,
      ...(type ? [sql`row.type = ${type}`] : []),
      ...(category ? [sql`row.category = ${category}`] : []),
    ],
    columns: listed,
  };
  return searchPage<ListedProductRow>(db, walk, searchText({ table, storeId }, query.search ?? ""), request);
}

/** A slug may look like an id; then whoever has it as an id comes first. */
export async function findProduct(
  db: Db,
  storeId: number,
  idOrSlug: string,
): Promise<ProductRow | undefined> {
  const byId = idOrSlug.startsWith("prd_") ? await productNamed(db, storeId, publicId, idOrSlug) : undefined;
  return byId ?? productNamed(db, storeId, slug, idOrSlug);
}

const publicId = sql`page.public_id`;
const slug = sql`page.slug`;

/** Index: the unique ones of public id and slug. */
function productNamed(
  db: Db,
  storeId: number,
  name: typeof slug,
  value: string,
): Promise<ProductRow | undefined> {
  return row<ProductRow>(
    db,
    sql`SELECT ${listed}, page.description, page.min_price, page.suggested_price, page.quantity,
          page.requires_shipping_address, page.rating_average, page.rating_count, page.hides_sales_count,
          page.seo, page.cta_value, page.cta_label, page.fields,
          (SELECT coalesce(sum(completed), 0)::bigint FROM product_sales c
           WHERE c.store_id = page.store_id AND c.product_id = page.id) AS sales_count,
          ARRAY(SELECT json_build_object('pricing_type', p.pricing_type, 'price', p.price)
                FROM bundle_items b JOIN products p ON p.store_id = b.store_id AND p.id = b.product_id
                WHERE b.store_id = page.store_id AND b.bundle_id = page.id ORDER BY b.position) AS parts
        FROM products page
        WHERE page.store_id = ${storeId} AND ${name} = ${value} AND page.status = 'published'`,
  );
}
