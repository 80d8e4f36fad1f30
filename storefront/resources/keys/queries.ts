import type { ApiKeysQuery } from "#contract/api-key.ts";
import { keysetPage, type Page, type PageRequest } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";

export interface ApiKeyRow {
  id: number;
  key_id: string;
  name: string;
  scopes: string[];
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

const columns = sql`page.id, page.key_id, page.name, page.scopes, page.created_at, page.last_used_at, page.revoked_at`;

/** Index: api_keys_newest, with a status api_keys_working or api_keys_revoked. */
export function apiKeyPage(
  db: Db,
  storeId: number,
  { status }: ApiKeysQuery,
  request: PageRequest,
): Promise<Page<ApiKeyRow>> {
  const ofStatus = {
    active: sql`row.revoked_at IS NULL`,
    revoked: sql`row.revoked_at IS NOT NULL`,
  };
  const filters = status ? [ofStatus[status]] : [];
  return keysetPage<ApiKeyRow & Record<string, unknown>>(
    db,
    { list: "keys", table: "api_keys", storeId, filters, columns },
    request,
  );
}

export function findApiKey(db: Db, storeId: number, keyId: string): Promise<ApiKeyRow | undefined> {
  return row<ApiKeyRow & Record<string, unknown>>(
    db,
    sql`SELECT ${columns} FROM api_keys page WHERE page.store_id = ${storeId} AND page.key_id = ${keyId}`,
  );
}
