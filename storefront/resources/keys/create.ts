import { randomBytes } from "node:crypto";
import { formatApiKey, makeApiKey } from "#domain/api-key.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";
import { hashSecret } from "../../keys/secret.ts";

interface NewKey {
  storeSlug: string;
  name: string;
  scopes?: readonly string[];
  now: Date;
}

/** Makes a key of a store. Only here can it be seen whole: what is kept is its secret's hash. */
export async function createApiKey(
  db: Db,
  { storeSlug, name, scopes = [], now }: NewKey,
): Promise<{ key: string; keyId: string }> {
  const store = await row<{ id: number; is_demo: boolean }>(
    db,
    sql`SELECT id, is_demo FROM stores WHERE slug = ${storeSlug}`,
  );
  if (!store) throw new Error(`There is no store "${storeSlug}".`);
  const parts = makeApiKey(store.is_demo ? "test" : "live", randomBytes(256));
  await row(
    db,
    sql`INSERT INTO api_keys (store_id, key_id, name, secret_hash, scopes, created_at)
        VALUES (${store.id}, ${parts.keyId}, ${name}, ${hashSecret(parts.secret)}, ${[...scopes]}, ${now})`,
  );
  return { key: formatApiKey(parts), keyId: parts.keyId };
}
