import assert from "node:assert/strict";
import { test } from "node:test";
import { countryOf } from "./countries.ts";

for (const [address, country] of [
  ["8.8.8.8", "US"],
  ["2001:4860:4860::8888", "US"],
  ["81.53.0.1", "FR"],
  ["2a01:e0a::1", "FR"],
] as const) {
  test(`${address} is in ${country}`, async () => {
    assert.equal(await countryOf(address), country);
  });
}

test("an IPv4 address written as IPv6 is the same address", async () => {
  assert.equal(await countryOf("::ffff:81.53.0.1"), "FR");
});

for (const address of ["127.0.0.1", "10.1.2.3", "::1", "fe80::1", "", "not an address", "8.8.8.8.8"]) {
  test(`the country of “${address}” is unknown`, async () => {
    assert.equal(await countryOf(address), null);
  });
}
