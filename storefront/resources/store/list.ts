import type { Db } from "../../db/pool.ts";
import { rows, sql } from "../../db/statement.ts";

export interface ListedStore {
  slug: string;
  name: string;
  currency: string;
  isDemo: boolean;
}

/** All stores of this service, for the person who runs it. */
export async function listStores(db: Db): Promise<ListedStore[]> {
  return rows<ListedStore & Record<string, unknown>>(
    db,
    sql`SELECT slug, name, currency, is_demo AS "isDemo" FROM stores ORDER BY id`,
  );
}
