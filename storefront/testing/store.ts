import { randomBytes } from "node:crypto";
import { publicId } from "#domain/public-id.ts";
import type { Pool } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";
import type { Store } from "../service.ts";

export async function insertStore(
  pool: Pool,
  {
    slug = `store-${randomBytes(4).toString("hex")}`,
    name = "Test Store",
    currency = "USD",
    locale = "en-US",
    timeZone = "UTC",
    isDemo = false,
  }: Partial<Store> = {},
): Promise<Store> {
  const id = publicId("store", randomBytes(20));
  const made = await row<{ id: number }>(
    pool,
    sql`INSERT INTO stores (public_id, slug, name, url, currency, locale, time_zone, is_demo, created_at, updated_at)
        VALUES (${id}, ${slug}, ${name}, ${`https://${slug}.example.com`}, ${currency}, ${locale}, ${timeZone},
                ${isDemo}, '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z')
        RETURNING id`,
  );
  if (!made) throw new Error("The store was not inserted.");
  return { id: made.id, publicId: id, slug, name, currency, locale, timeZone, isDemo };
}
