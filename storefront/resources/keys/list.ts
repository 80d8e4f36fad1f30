import type { Db } from "../../db/pool.ts";
import { rows, sql } from "../../db/statement.ts";

export interface ListedKey {
  keyId: string;
  name: string;
  store: string;
  scopes: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** The keys of one store, or of all, for the person who runs the service; a key itself is nowhere kept. */
export async function listApiKeys(
  db: Db,
  { storeSlug }: { storeSlug: string | undefined },
): Promise<ListedKey[]> {
  return rows<ListedKey & Record<string, unknown>>(
    db,
    sql`SELECT k.key_id AS "keyId", k.name, s.slug AS store, k.scopes, k.created_at AS "createdAt",
               k.last_used_at AS "lastUsedAt", k.revoked_at AS "revokedAt"
        FROM api_keys k JOIN stores s ON s.id = k.store_id
        WHERE ${storeSlug ?? null}::text IS NULL OR s.slug = ${storeSlug ?? null}
        ORDER BY k.created_at, k.key_id`,
  );
}
