import type { Db } from "../db/pool.ts";
import { rows, type Sql, sql } from "../db/statement.ts";

export interface BoughtFile {
  id: string;
  name: string;
  size: number;
}

export interface BoughtCourse {
  id: string;
  name: string;
}

export interface BoughtLicense {
  id: string;
  key: string;
  product: string;
  max_activations: number;
  activated_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export interface Bought {
  files: BoughtFile[];
  courses: BoughtCourse[];
  licenses: BoughtLicense[];
}

export const nothingBought: Bought = { files: [], courses: [], licenses: [] };

interface BoughtSale {
  storeId: number;
  saleId: number;
  productId: number;
}

/** What a paid sale gives: the product's own files and courses, then those of a bundle's parts, and all its keys. */
export async function boughtWith(db: Db, { storeId, saleId, productId }: BoughtSale): Promise<Bought> {
  const parts = partsOf(storeId, productId);
  const files = await rows<BoughtFile>(
    db,
    sql`SELECT f.public_id AS id, f.name, f.size FROM (${parts}) part
        JOIN product_files f ON f.store_id = ${storeId} AND f.product_id = part.id ORDER BY part.position, f.id`,
  );
  const courses = await rows<BoughtCourse>(
    db,
    sql`SELECT c.public_id AS id, c.name FROM (${parts}) part
        JOIN product_courses c ON c.store_id = ${storeId} AND c.product_id = part.id ORDER BY part.position, c.id`,
  );
  const licenses = await rows<BoughtLicense>(
    db,
    sql`SELECT l.public_id AS id, l.license_key AS key, p.name AS product, l.max_activations, l.activated_at,
               l.expires_at, l.revoked_at
        FROM licenses l JOIN products p ON p.store_id = l.store_id AND p.id = l.product_id
        WHERE l.store_id = ${storeId} AND l.sale_id = ${saleId} ORDER BY l.id`,
  );
  return { files, courses, licenses };
}

function partsOf(storeId: number, productId: number): Sql {
  return sql`SELECT ${productId}::bigint AS id, 0 AS position UNION ALL
             SELECT b.product_id, b.position + 1 FROM bundle_items b
             WHERE b.store_id = ${storeId} AND b.bundle_id = ${productId}`;
}
