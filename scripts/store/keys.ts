import type { Pool } from "#storefront/db/pool.ts";
import { createApiKey } from "#storefront/resources/keys/create.ts";
import { listApiKeys } from "#storefront/resources/keys/list.ts";
import { revokeApiKey } from "#storefront/resources/keys/revoke.ts";
import { listStores } from "#storefront/resources/store/list.ts";
import { Refusal } from "../refusal.ts";
import { printTable } from "./table.ts";
import { needed, readOptions } from "./words.ts";

const SCOPES = ["manage"];

export async function createKey(pool: Pool, words: string[]) {
  const options = readOptions(words, ["name", "store", "scope"]);
  const name = needed(options.name, "what the key is for with --name");
  const scopes = options.scope?.split(",") ?? [];
  const unknown = scopes.find((scope) => !SCOPES.includes(scope));
  if (unknown !== undefined)
    throw new Refusal(`There is no scope "${unknown}"; there is ${SCOPES.join(", ")}.`);
  const storeSlug = await storeNamed(pool, options.store);
  const { key, keyId } = await createApiKey(pool, { storeSlug, name, scopes, now: new Date() });
  console.log(`Key ${keyId} of ${storeSlug}, "${name}". Keep it now: it is shown only this once.\n${key}`);
}

export async function listKeys(pool: Pool, words: string[]) {
  const { store } = readOptions(words, ["store"]);
  const keys = await listApiKeys(pool, { storeSlug: store && (await storeNamed(pool, store)) });
  printTable(
    ["id", "store", "name", "scopes", "made", "last used", "state"],
    keys.map((key) => [
      key.keyId,
      key.store,
      key.name,
      key.scopes.join(", "),
      day(key.createdAt),
      day(key.lastUsedAt),
      key.revokedAt ? `revoked ${day(key.revokedAt)}` : "works",
    ]),
  );
}

export async function revokeKey(pool: Pool, [keyId, ...rest]: string[]) {
  const id = needed(rest.length === 0 ? keyId : undefined, "the id of one key, as keys list shows it");
  if (!(await revokeApiKey(pool, { keyId: id, now: new Date() })))
    throw new Refusal(`There is no key ${id} that still works. npm run store -- keys list shows them.`);
  console.log(`Key ${id} is revoked.`);
}

/** The one named, or the only one there is. */
export async function storeNamed(pool: Pool, slug: string | undefined): Promise<string> {
  const slugs = (await listStores(pool)).map((store) => store.slug);
  const [first] = slugs;
  if (!first) throw new Refusal("There is no store yet. Make one with npm run store -- stores create.");
  if (slug === undefined && slugs.length === 1) return first;
  if (slug !== undefined && slugs.includes(slug)) return slug;
  const which = slug === undefined ? "Say which store with --store" : `There is no store "${slug}"`;
  throw new Refusal(`${which}: ${slugs.join(", ")}.`);
}

function day(at: Date | null): string {
  return at?.toISOString().slice(0, 16).replace("T", " ") ?? "never";
}
