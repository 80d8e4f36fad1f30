import { timingSafeEqual } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseApiKey } from "#domain/api-key.ts";
import type { Pool } from "#storefront/db/pool.ts";
import { findKey } from "#storefront/keys/find-key.ts";
import { hashSecret } from "#storefront/keys/secret.ts";
import { createApiKey } from "#storefront/resources/keys/create.ts";
import { revokeApiKeysNamed } from "#storefront/resources/keys/revoke.ts";

// Not what a person would call a key of their own: those of this name are revoked when it is replaced.
const NAME = "npm start: dashboard";
const SCOPES = ["manage"];

/**
 * The key by which the dashboard asks the service beside it: the one kept in the data folder while it works, else
 * a new one. Only the folder's owner can read it, and only the dashboard's process is given it.
 */
export async function readyDashboardKey(pool: Pool, dataDir: string, storeSlug: string): Promise<string> {
  const path = join(dataDir, "dashboard-key");
  const kept = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
  if (await works(pool, kept)) {
    chmodSync(path, 0o600);
    return kept;
  }
  const now = new Date();
  await revokeApiKeysNamed(pool, { storeSlug, name: NAME, now });
  const { key } = await createApiKey(pool, { storeSlug, name: NAME, scopes: SCOPES, now });
  // Whole or not at all, and never readable by others, not even for a moment.
  writeFileSync(`${path}.making`, `${key}\n`, { mode: 0o600 });
  renameSync(`${path}.making`, path);
  return key;
}

async function works(pool: Pool, key: string): Promise<boolean> {
  const parts = parseApiKey(key);
  const known = parts ? await findKey(pool, parts.keyId) : undefined;
  if (!parts || !known || known.revoked) return false;
  const same = timingSafeEqual(hashSecret(parts.secret), known.secretHash);
  return same && SCOPES.every((scope) => known.scopes.includes(scope));
}
