import type { Db } from "../../db/pool.ts";
import { run, sql } from "../../db/statement.ts";

/** Revokes every key of a store that has this name; answers how many there were. */
export async function revokeApiKeysNamed(
  db: Db,
  { storeSlug, name, now }: { storeSlug: string; name: string; now: Date },
): Promise<number> {
  const { rowCount } = await run(
    db,
    sql`UPDATE api_keys SET revoked_at = ${now}
        WHERE store_id = (SELECT id FROM stores WHERE slug = ${storeSlug}) AND name = ${name}
          AND revoked_at IS NULL`,
  );
  return rowCount ?? 0;
}

/** Revokes one key for good; false when there is none with this id that still works. */
export async function revokeApiKey(db: Db, { keyId, now }: { keyId: string; now: Date }): Promise<boolean> {
  const { rowCount } = await run(
    db,
    sql`UPDATE api_keys SET revoked_at = ${now} WHERE key_id = ${keyId} AND revoked_at IS NULL`,
  );
  return rowCount === 1;
}
