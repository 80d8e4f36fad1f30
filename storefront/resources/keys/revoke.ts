import type { Db } from "../../db/pool.ts";
import { row, run, sql } from "../../db/statement.ts";

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

/** When a key of this store was revoked, now or before; undefined where the store has no such key. */
export function revokeOwnKey(
  db: Db,
  { storeId, keyId, now }: { storeId: number; keyId: string; now: Date },
): Promise<{ by_this: boolean } | undefined> {
  return row<{ by_this: boolean }>(
    db,
    sql`WITH held AS (SELECT key_id, revoked_at FROM api_keys
                      WHERE store_id = ${storeId} AND key_id = ${keyId} FOR UPDATE),
        revoked AS (UPDATE api_keys k SET revoked_at = ${now} FROM held
                    WHERE k.store_id = ${storeId} AND k.key_id = held.key_id AND held.revoked_at IS NULL
                    RETURNING k.key_id)
        SELECT revoked.key_id IS NOT NULL AS by_this FROM held LEFT JOIN revoked USING (key_id)`,
  );
}

/** Revokes one key for good; false when there is none with this id that still works. */
export async function revokeApiKey(db: Db, { keyId, now }: { keyId: string; now: Date }): Promise<boolean> {
  const { rowCount } = await run(
    db,
    sql`UPDATE api_keys SET revoked_at = ${now} WHERE key_id = ${keyId} AND revoked_at IS NULL`,
  );
  return rowCount === 1;
}
