import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { createApiKey } from "../resources/keys/create.ts";
import { revokeApiKey } from "../resources/keys/revoke.ts";
import { testDatabase } from "../testing/database.ts";
import { insertStore } from "../testing/store.ts";
import { type Found, type Keyring, openKeyring } from "./keyring.ts";

const { pool, url } = await testDatabase();
const now = new Date("2026-03-15T12:00:00Z");
const store = await insertStore(pool, { slug: "mine" });
const keyrings: Keyring[] = [];
after(() => Promise.all(keyrings.map((keyring) => keyring.close())));

function keyring(listenUrl = url): Keyring {
  const made = openKeyring(pool, listenUrl, () => now);
  keyrings.push(made);
  return made;
}

async function newKey() {
  const { key, keyId } = await createApiKey(pool, { storeSlug: store.slug, name: "test", now });
  return { key, keyId, header: `Bearer ${key}` };
}

function word(found: Found): string {
  return typeof found === "string" ? found : "found";
}

/** Asks until the answer is the wanted one, for at most a second. */
async function becomes(ask: () => Promise<string> | string, wanted: string): Promise<void> {
  const deadline = performance.now() + 1_000;
  let answer = await ask();
  while (answer !== wanted && performance.now() < deadline) {
    await pause(5);
    answer = await ask();
  }
  assert.equal(answer, wanted);
}

test("a key opens its store, and nothing else does", async () => {
  const ring = keyring();
  const { key, keyId, header } = await newKey();
  const found = await ring.find(header);
  assert.ok(typeof found !== "string");
  assert.deepEqual(found.store, store);
  assert.equal(found.keyId, keyId);
  assert.equal(await ring.find(undefined), "key_missing");
  assert.equal(await ring.find("Basic dXNlcjpwYXNz"), "key_missing");
  assert.equal(await ring.find("Bearer nonsense"), "key_unknown");
  assert.equal(await ring.find(`Bearer ${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`), "key_unknown");
  assert.equal(await ring.find(`Bearer ${key.replace("sk_live", "sk_test")}`), "key_unknown");
  assert.equal(await ring.find(`Bearer ${key.replace(keyId, "abcdefghijklmnop")}`), "key_unknown");
});

test("a demo store's keys say that they are for tests", async () => {
  const demo = await insertStore(pool, { slug: "demo", isDemo: true });
  const { key } = await createApiKey(pool, { storeSlug: demo.slug, name: "test", now });
  assert.match(key, /^sk_test_/);
  assert.equal(word(await keyring().find(`Bearer ${key}`)), "found");
});

test("a revoked key is refused by every instance within a second", async () => {
  const rings = [keyring(), keyring()];
  const { keyId, header } = await newKey();
  for (const ring of rings) {
    // In memory once it is answered without a promise.
    await becomes(() => {
      const found = ring.find(header);
      return found instanceof Promise ? found.then(() => "asked") : "in memory";
    }, "in memory");
  }
  await revokeApiKey(pool, { keyId, now });
  for (const ring of rings) await becomes(async () => word(await ring.find(header)), "key_revoked");
});

test("a deleted key is unknown within a second", async () => {
  const ring = keyring();
  const { keyId, header } = await newKey();
  await becomes(async () => word(await ring.find(header)), "found");
  await pool.query("DELETE FROM api_keys WHERE key_id = $1", [keyId]);
  await becomes(async () => word(await ring.find(header)), "key_unknown");
});

test("a change of the store reaches the requests of its keys", async () => {
  const ring = keyring();
  const renamed = await insertStore(pool, { slug: "renamed", name: "Before" });
  const { key } = await createApiKey(pool, { storeSlug: renamed.slug, name: "test", now });
  const name = async () => {
    const found = await ring.find(`Bearer ${key}`);
    return typeof found === "string" ? found : found.store.name;
  };
  await becomes(name, "Before");
  await pool.query("UPDATE stores SET name = 'After' WHERE id = $1", [renamed.id]);
  await becomes(name, "After");
});

test("what was in memory is asked again when the connection that brings the news broke", async () => {
  const ring = keyring();
  const { keyId, header } = await newKey();
  await becomes(() => (ring.find(header) instanceof Promise ? "asked" : "in memory"), "in memory");
  await pool.query("ALTER TABLE api_keys DISABLE TRIGGER USER");
  await revokeApiKey(pool, { keyId, now });
  assert.equal(word(await ring.find(header)), "found", "nobody announced the change");
  await pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vitrine listener' AND datname = current_database()",
  );
  await becomes(async () => word(await ring.find(header)), "key_revoked");
  await pool.query("ALTER TABLE api_keys ENABLE TRIGGER USER");
});

test("without the connection that brings the news nothing is kept in memory", async () => {
  const ring = keyring("postgres://nobody:nothing@127.0.0.1:1/none");
  const { header } = await newKey();
  for (let time = 0; time < 3; time++) {
    const found = ring.find(header);
    assert.ok(found instanceof Promise);
    assert.equal(word(await found), "found");
  }
});

test("a key's last use is written down, and a refused one's is not", async () => {
  const ring = openKeyring(pool, url, () => now);
  const used = await newKey();
  const refused = await newKey();
  await revokeApiKey(pool, { keyId: refused.keyId, now });
  await ring.find(used.header);
  await ring.find(refused.header);
  await ring.close();
  const { rows } = await pool.query("SELECT key_id, last_used_at FROM api_keys WHERE key_id = ANY($1)", [
    [used.keyId, refused.keyId],
  ]);
  const times = new Map(rows.map((row) => [row.key_id, row.last_used_at]));
  assert.deepEqual(times.get(used.keyId), now);
  assert.equal(times.get(refused.keyId), null);
});

test("only a hash of the key's secret is kept", async () => {
  const { key, keyId } = await newKey();
  const { rows } = await pool.query("SELECT row_to_json(k)::text AS all FROM api_keys k WHERE key_id = $1", [
    keyId,
  ]);
  const secret = key.split("_").at(-1) ?? "";
  assert.equal(secret.length, 40);
  assert.ok(!rows[0].all.includes(secret));
  assert.ok(!rows[0].all.includes(Buffer.from(secret).toString("hex")));
});
