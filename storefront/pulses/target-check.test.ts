import assert from "node:assert/strict";
import { test } from "node:test";
import { checkTarget } from "./target-check.ts";
import type { Resolve } from "./target-lookup.ts";

const named =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const saved = (url: string, resolve: Resolve, anyAddress = false) =>
  checkTarget(url, { anyAddress, resolve, patienceMs: 20 });
const hook = "https://hooks.example.com/in";

test("a name that leads to any private address is refused when it is saved", async () => {
  assert.equal(await saved(hook, named("93.184.216.34")), null);
  for (const inner of ["127.0.0.1", "10.1.2.3", "::1", "::ffff:10.0.0.1", "169.254.169.254"])
    assert.equal(await saved(hook, named("93.184.216.34", inner)), "target_private");
});

test("what an address says by itself needs no name server", async () => {
  const asked: Resolve = () => assert.fail("nobody is asked");
  assert.equal(await saved("http://hooks.example.com", asked), "target_not_https");
  assert.equal(await saved("https://2130706433/", asked), "target_private");
  assert.equal(await saved("https://93.184.216.34/", asked), null);
  assert.equal(await saved("http://localhost:3000", asked, true), null);
});

test("a name that nobody knows, or not in time, is let pass: each connection looks again", async () => {
  assert.equal(await saved(hook, named()), null);
  assert.equal(await saved(hook, () => Promise.reject(new Error("no name server"))), null);
  assert.equal(await saved(hook, () => new Promise(() => {})), null);
});
