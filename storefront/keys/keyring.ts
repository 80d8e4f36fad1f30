import { timingSafeEqual } from "node:crypto";
import { parseApiKey } from "#domain/api-key.ts";
import type { Pool } from "../db/pool.ts";
import type { Store } from "../service.ts";
import type { KnownKey } from "./find-key.ts";
import { openKeyCache } from "./key-cache.ts";
import { openLastUse } from "./last-use.ts";
import { hashSecret } from "./secret.ts";

export interface KeyHolder {
  keyId: string;
  scopes: readonly string[];
  store: Store;
}

export type KeyRefusal = "key_missing" | "key_unknown" | "key_revoked";
export type Found = KeyHolder | KeyRefusal;

export interface Keyring {
  /** Who a request's `Authorization` header says it is from: at once where the key is in memory. */
  find(authorization: string | undefined): Found | Promise<Found>;
  /** Once no instance finds a key as it was before its last change. */
  everybodyHeard(): Promise<void>;
  close(): Promise<void>;
}

const BEARER = /^Bearer +(\S+) *$/i;

export function openKeyring(pool: Pool, url: string, clock: () => Date): Keyring {
  const cache = openKeyCache(pool, url);
  const lastUse = openLastUse(pool);

  function judge(mode: string, secret: string, known: KnownKey | undefined): Found {
    if (!known || !timingSafeEqual(known.secretHash, hashSecret(secret))) return "key_unknown";
    if (mode !== (known.store.isDemo ? "test" : "live")) return "key_unknown";
    if (known.revoked) return "key_revoked";
    lastUse.note(known.store.id, known.keyId, clock());
    return known;
  }

  return {
    find(authorization) {
      const [, given] = BEARER.exec(authorization ?? "") ?? [];
      if (given === undefined) return "key_missing";
      const key = parseApiKey(given);
      if (!key) return "key_unknown";
      const known = cache.get(key.keyId);
      return known instanceof Promise
        ? known.then((late) => judge(key.mode, key.secret, late))
        : judge(key.mode, key.secret, known);
    },
    everybodyHeard: () => cache.everybodyHeard(),
    async close() {
      await lastUse.close();
      await cache.close();
    },
  };
}
