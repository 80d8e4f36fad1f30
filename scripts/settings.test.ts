import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readSettings as storefrontSettings } from "#storefront/settings.ts";
import { readSettings, rememberedMode } from "./settings.ts";

test("nothing needs to be set", () => {
  assert.deepEqual(readSettings({}), {
    port: 3000,
    storefrontPort: 4000,
    dataDir: join(import.meta.dirname, "..", ".data"),
    databaseUrl: undefined,
    dashboardDatabaseUrl: undefined,
    mode: undefined,
    publicUrl: "http://localhost:4000",
    remoteStore: undefined,
  });
});

test("a store elsewhere needs its address and its key, and one without the other is refused", () => {
  const [STOREFRONT_URL, STOREFRONT_API_KEY] = ["https://shop.example/", "sk_live_a"];
  assert.deepEqual(readSettings({ STOREFRONT_URL, STOREFRONT_API_KEY }).remoteStore, {
    url: "https://shop.example",
    key: "sk_live_a",
  });
  for (const half of [{ STOREFRONT_URL }, { STOREFRONT_API_KEY }])
    assert.throws(() => readSettings(half), { message: /belong together/ });
});

test("the public address follows the service's port until it is set", () => {
  assert.equal(readSettings({ STOREFRONT_PORT: "4100" }).publicUrl, "http://localhost:4100");
  assert.equal(readSettings({ PUBLIC_URL: "https://shop.example/" }).publicUrl, "https://shop.example");
});

test("a bad setting is refused with its name and what to put there", () => {
  assert.throws(() => readSettings({ VITRINE_MODE: "live" }), {
    message: 'VITRINE_MODE must be "demo" or "production".',
  });
  assert.throws(() => readSettings({ PORT: "http" }), { message: /^PORT must be a port from 1 to 65535/ });
  assert.throws(() => readSettings({ PORT: "4000" }), { message: /PORT and STOREFRONT_PORT must be two/ });
});

test("the first start is a demo, and a later one keeps the mode that was last asked for", (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-mode-"));
  t.after(() => rmSync(dataDir, { recursive: true }));
  assert.equal(rememberedMode({ dataDir, mode: undefined }), "demo");
  assert.equal(rememberedMode({ dataDir, mode: "production" }), "production");
  assert.equal(rememberedMode({ dataDir, mode: undefined }), "production");
});

test("the example names every setting and changes none", () => {
  const example = readFileSync(join(import.meta.dirname, "..", ".env.example"), "utf8");
  const lines = example.split("\n").filter((line) => line && !line.startsWith("#"));
  const set = Object.fromEntries(lines.map((line) => line.split("=", 2)));
  assert.deepEqual(readSettings(set), readSettings({}));

  const database = { DATABASE_URL: "postgres://localhost/store" };
  const service = storefrontSettings({ NODE_ENV: "test", ...set, ...database });
  const { HOST: _, ...known } = service;
  assert.deepEqual(
    Object.keys(known).filter((name) => !(name in set)),
    [],
  );
});
