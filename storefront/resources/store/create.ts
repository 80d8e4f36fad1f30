import { randomBytes } from "node:crypto";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";

interface NewStore {
  slug: string;
  name: string;
  url: string;
  currency: string;
  locale: string;
  timeZone: string;
  now: Date;
}

/** Opens an empty store; false when its slug is already another's. */
export async function createStore(db: Db, store: NewStore): Promise<boolean> {
  const { slug, name, url, currency, locale, timeZone, now } = store;
  const made = await row<{ id: number }>(
    db,
    sql`INSERT INTO stores (public_id, slug, name, url, currency, locale, time_zone, created_at, updated_at)
        VALUES (${publicId("store", randomBytes(PUBLIC_ID_BYTES))}, ${slug}, ${name}, ${url}, ${currency}, ${locale},
                ${timeZone}, ${now}, ${now})
        ON CONFLICT (slug) DO NOTHING RETURNING id`,
  );
  return made !== undefined;
}
