import { migrate } from "#storefront/db/migrate.ts";
import { openPool, type Pool } from "#storefront/db/pool.ts";
import { seedDemoStore } from "#storefront/demo/seed.ts";
import { createApiKey } from "#storefront/resources/keys/create.ts";
import { revokeApiKeysNamed } from "#storefront/resources/keys/revoke.ts";
import type { Mode } from "./settings.ts";
import { readyDashboardKey } from "./start/dashboard-key.ts";
import { progress } from "./start/progress.ts";

const KEY_NAME = "npm start";

interface Prepared {
  /** To try the demo store with; replaces the last start's. In production nobody gets a key without asking for one. */
  key: string | undefined;
  /** The dashboard's own, as soon as there is a store. */
  dashboardKey: string | undefined;
}

/** Readies the store's database: the schema, in demo mode a store where there is none, and the keys. */
export async function prepareStore(url: string, mode: Mode, dataDir: string): Promise<Prepared> {
  const pool = openPool(url, { max: 4, applicationName: "vitrine start" });
  try {
    await progress("Schema", () => migrate(pool));
    const slug = (await firstStore(pool)) ?? (mode === "demo" ? await seeded(pool) : undefined);
    if (slug === undefined) return { key: undefined, dashboardKey: undefined };
    return {
      key: mode === "demo" ? await freshKey(pool, slug) : undefined,
      dashboardKey: await readyDashboardKey(pool, dataDir, slug),
    };
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
