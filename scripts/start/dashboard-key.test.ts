import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { parseApiKey } from "#domain/api-key.ts";
import { findKey } from "#storefront/keys/find-key.ts";
import { createApiKey } from "#storefront/resources/keys/create.ts";
import { revokeApiKey } from "#storefront/resources/keys/revoke.ts";
import { testDatabase } from "#storefront/testing/database.ts";
import { insertStore } from "#storefront/testing/store.ts";
import { readyDashboardKey } from "./dashboard-key.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vitrine-key-"));
after(() => rmSync(dataDir, { recursive: true }));
const file = join(dataDir, "dashboard-key");
const { pool } = await testDatabase();
const { slug } = await insertStore(pool, { slug: "shop", name: "Shop" });
const ready = () => readyDashboardKey(pool, dataDir, slug);
const known = (key: string) => findKey(pool, parseApiKey(key)?.keyId ?? "");

test("a first start makes a key that may manage the store and that only its owner can read", async () => {
  const key = await ready();
  assert.deepEqual((await known(key))?.scopes, ["manage"]);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(readFileSync(file, "utf8").trim(), key);
});

test("later starts keep the key while it works", async () => {
  assert.equal(await ready(), await ready());
});

test("a key that was revoked is replaced", async () => {
  const before = await ready();
  await revokeApiKey(pool, { keyId: parseApiKey(before)?.keyId ?? "", now: new Date() });
  const key = await ready();
  assert.notEqual(key, before);
  assert.equal((await known(key))?.revoked, false);
});

test("what is no key of this store's database is replaced, and the one made before no longer works", async () => {
  const before = await ready();
  for (const other of ["", "nonsense", before.slice(0, -1) + (before.endsWith("a") ? "b" : "a")]) {
    writeFileSync(file, other);
    assert.notEqual(await ready(), other);
  }
  assert.equal((await known(before))?.revoked, true);
});

test("a key that may less than the dashboard needs is replaced", async () => {
  const { key } = await createApiKey(pool, { storeSlug: slug, name: "small", now: new Date() });
  writeFileSync(file, key);
  assert.notEqual(await ready(), key);
});
