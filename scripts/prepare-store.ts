import { migrate } from "#storefront/db/migrate.ts";
import { openPool, type Pool } from "#storefront/db/pool.ts";
import { seedDemoStore } from "#storefront/demo/seed.ts";
import { createApiKey } from "#storefront/resources/keys/create.ts";
import { revokeApiKeysNamed } from "#storefront/resources/keys/revoke.ts";
import type { Mode } from "./settings.ts";
import { progress } from "./start/progress.ts";

const KEY_NAME = "npm start";

/**
 * Readies the store's database: the schema, and in demo mode a store where there is none, with a key to try it
 * with, which replaces the last start's. In production nobody gets a key without asking for one.
 */
export async function prepareStore(url: string, mode: Mode): Promise<{ key: string | undefined }> {
  const pool = openPool(url, { max: 4, applicationName: "vitrine start" });
  try {
    await progress("Schema", () => migrate(pool));
    if (mode === "production") return { key: undefined };
    const slug = (await firstStore(pool)) ?? (await seeded(pool));
    return { key: slug && (await freshKey(pool, slug)) };
  } finally {
    await pool.end();
  }
}

async function seeded(pool: Pool): Promise<string | undefined> {
  await progress("Demo store", (tell) =>
    seedDemoStore(pool, {
      today: new Date(),
      onProgress: ({ done, total }) => tell(`${Math.floor((100 * done) / total)} %`),
    }),
  );
  return firstStore(pool);
}

async function firstStore(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ slug: string }>(
    "SELECT slug FROM stores ORDER BY is_demo DESC, id LIMIT 1",
  );
  return rows[0]?.slug;
}

async function freshKey(pool: Pool, storeSlug: string): Promise<string> {
  const now = new Date();
  await revokeApiKeysNamed(pool, { storeSlug, name: KEY_NAME, now });
  const { key } = await createApiKey(pool, { storeSlug, name: KEY_NAME, scopes: [], now });
  return key;
}
