import type { SaleStatus } from "#contract/sale.ts";
import type { Db } from "../db/pool.ts";
import { row, run, sql } from "../db/statement.ts";
import type { Opened } from "./links.ts";

interface OfSale {
  status: SaleStatus;
  refunded_at: Date | null;
  store_name: string;
}

export interface OpenedFile extends OfSale {
  name: string;
  media_type: string;
  content: Buffer;
}

export interface OpenedCourse extends OfSale {
  name: string;
  content: string;
}

/** Of the product that was bought, or of a part of the bundle that was. */
const bought = sql`(p.product_id = s.product_id OR EXISTS (SELECT FROM bundle_items b
  WHERE b.store_id = s.store_id AND b.bundle_id = s.product_id AND b.product_id = p.product_id))`;

export function findFile(db: Db, { storeId, saleId, publicId }: Opened): Promise<OpenedFile | undefined> {
  return row<OpenedFile>(
    db,
    sql`SELECT s.status, s.refunded_at, st.name AS store_name, p.name, p.media_type, p.content
        FROM sales s JOIN stores st ON st.id = s.store_id
        JOIN product_files p ON p.store_id = s.store_id AND p.public_id = ${publicId}
        WHERE s.store_id = ${storeId} AND s.id = ${saleId} AND ${bought}`,
  );
}

export function findCourse(db: Db, { storeId, saleId, publicId }: Opened): Promise<OpenedCourse | undefined> {
  return row<OpenedCourse>(
    db,
    sql`SELECT s.status, s.refunded_at, st.name AS store_name, p.name, p.content
        FROM sales s JOIN stores st ON st.id = s.store_id
        JOIN product_courses p ON p.store_id = s.store_id AND p.public_id = ${publicId}
        WHERE s.store_id = ${storeId} AND s.id = ${saleId} AND ${bought}`,
  );
}

export async function countDownload(db: Db, { storeId, saleId }: Opened, now: Date) {
  await run(
    db,
    sql`UPDATE sales SET download_total = download_total + 1, download_last_at = ${now}
        WHERE store_id = ${storeId} AND id = ${saleId}`,
  );
}
