import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";

export interface StoreRow {
  public_id: string;
  name: string;
  slug: string;
  description: string | null;
  logo_url: string | null;
  url: string;
  status: string;
  currency: string;
  social_links: Record<string, string>;
}

export function findStore(db: Db, storeId: number): Promise<StoreRow | undefined> {
  return row<StoreRow>(
    db,
    sql`SELECT public_id, name, slug, description, logo_url, url, status, currency, social_links
        FROM stores WHERE id = ${storeId}`,
  );
}
