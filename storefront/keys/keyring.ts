import { timingSafeEqual } from "node:crypto";
import { parseApiKey } from "#domain/api-key.ts";
import type { Pool } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";
import type { Store } from "../service.ts";
import { hashSecret } from "./secret.ts";

export interface KeyHolder {
  keyId: string;
  scopes: readonly string[];
  store: Store;
}

export type KeyRefusal = "key_missing" | "key_unknown" | "key_revoked";

export interface Keyring {
  /** Who a request's `Authorization` header says it is from. */
  find(authorization: string | undefined): Promise<KeyHolder | KeyRefusal>;
  close(): Promise<void>;
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

export function openKeyring(pool: Pool): Keyring {
  return {
    async find(authorization) {
      if (!authorization) return "key_missing";
      const key = parseApiKey(/^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "");
      if (!key) return "key_unknown";
      const known = await findKey(pool, key.keyId);
      if (!known || !timingSafeEqual(known.secret_hash, hashSecret(key.secret))) return "key_unknown";
      return known.revoked_at ? "key_revoked" : holderOf(known);
    },
    async close() {},
  };
}

function findKey(pool: Pool, keyId: string): Promise<KeyRow | undefined> {
  return row<KeyRow>(
    pool,
    sql`SELECT k.key_id, k.secret_hash, k.scopes, k.revoked_at,
               s.id AS store_id, s.public_id, s.slug, s.name, s.currency, s.locale, s.time_zone, s.is_demo
        FROM api_keys k JOIN stores s ON s.id = k.store_id WHERE k.key_id = ${keyId}`,
  );
}

function holderOf(row: KeyRow): KeyHolder {
  const { store_id: id, public_id: publicId, slug, name, currency, locale, time_zone: timeZone } = row;
  const store = { id, publicId, slug, name, currency, locale, timeZone, isDemo: row.is_demo };
  return { keyId: row.key_id, scopes: row.scopes, store };
}
