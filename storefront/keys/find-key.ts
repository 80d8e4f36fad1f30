import type { Db } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";
import type { Store } from "../service.ts";

export interface KnownKey {
  keyId: string;
  secretHash: Buffer;
  scopes: readonly string[];
  revoked: boolean;
  store: Store;
}

interface KeyRow {
  key_id: string;
  secret_hash: Buffer;
  scopes: string[];
  revoked_at: Date | null;
  store_id: number;
  public_id: string;
  slug: string;
  name: string;
  currency: string;
  locale: string;
  time_zone: string;
  is_demo: boolean;
}

/** Index: api_keys_by_key_id. */
export async function findKey(db: Db, keyId: string): Promise<KnownKey | undefined> {
  const found = await row<KeyRow>(
    db,
    sql`SELECT k.key_id, k.secret_hash, k.scopes, k.revoked_at,
               s.id AS store_id, s.public_id, s.slug, s.name, s.currency, s.locale, s.time_zone, s.is_demo
        FROM api_keys k JOIN stores s ON s.id = k.store_id WHERE k.key_id = ${keyId}`,
  );
  return found && known(found);
}

function known(row: KeyRow): KnownKey {
  const { key_id: keyId, secret_hash: secretHash, scopes } = row;
  const { store_id: id, public_id: publicId, slug, name, currency, locale, time_zone: timeZone } = row;
  const store = { id, publicId, slug, name, currency, locale, timeZone, isDemo: row.is_demo };
  return { keyId, secretHash, scopes, revoked: row.revoked_at !== null, store };
}
