import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { emptyTestDatabase } from "#storefront/testing/database.ts";

const root = join(import.meta.dirname, "..");
const url = await emptyTestDatabase();

function store(...words: string[]) {
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/store.ts", ...words], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  return { exitCode: status, lines: stdout.trimEnd().split("\n"), stdout, stderr };
}

test("without a store there is no key to make, and the way to one is named", () => {
  const { exitCode, stderr } = store("keys", "create", "--name", "First");
  assert.equal(exitCode, 1);
  assert.match(stderr, /There is no store yet.*stores create/);
});

test("a store is opened once, with settings that hold", () => {
  const words = ["stores", "create", "--name", "Shop", "--slug", "shop", "--url", "https://shop.example"];
  assert.match(store(...words, "--currency", "XYZ").stderr, /--currency must be an ISO 4217 code/);
  assert.equal(store(...words, "--currency", "eur").exitCode, 0);
  assert.match(store(...words).stderr, /There already is a store "shop"/);
  assert.match(store("stores", "list").stdout, /^shop +Shop +EUR +real$/m);
});

test("a new key stands alone on the last line, and is shown nowhere again", () => {
  const made = store("keys", "create", "--name", "Shop floor", "--scope", "manage");
  assert.equal(made.exitCode, 0);
  const key = made.lines.at(-1) ?? "";
  const [, id = "", secret = ""] = /^sk_live_([a-z0-9]+)_([A-Za-z0-9]+)$/.exec(key) ?? [];
  const listed = store("keys", "list").stdout;
  assert.match(listed, new RegExp(`^${id} +shop +Shop floor +manage .* works$`, "m"));
  assert.ok(secret && !listed.includes(secret));
});

test("a key is revoked once", () => {
  const id = /^\S+/.exec(store("keys", "list").lines.at(-1) ?? "")?.[0] ?? "";
  assert.equal(store("keys", "revoke", id).exitCode, 0);
  assert.match(store("keys", "list").stdout, /revoked/);
  assert.match(store("keys", "revoke", id).stderr, /There is no key .* that still works/);
});

test("with two stores a key must say whose it is", () => {
  assert.equal(store("seed", "--sales", "50", "--store", "small").exitCode, 0);
  assert.match(
    store("keys", "create", "--name", "Whose").stderr,
    /Say which store with --store: shop, small/,
  );
  assert.match(store("keys", "create", "--name", "Its", "--store", "small").lines.at(-1) ?? "", /^sk_test_/);
  assert.match(store("seed", "--store", "small").stderr, /There already is a store "small"/);
});

test("a key may be called help", () => {
  const made = store("keys", "create", "--name", "help", "--store", "shop");
  assert.match(made.lines.at(-1) ?? "", /^sk_live_/);
});

test("help is one word away, and an unknown word is refused", () => {
  assert.match(store("help").stdout, /^Usage: npm run store/);
  assert.match(store("keys", "create", "--help").stdout, /^Usage: npm run store/);
  const { exitCode, stderr } = store("keys", "create", "--nmae", "x");
  assert.deepEqual([exitCode, /--nmae/.test(stderr)], [1, true]);
});
