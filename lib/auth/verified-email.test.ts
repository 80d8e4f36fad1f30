import assert from "node:assert/strict";
import { test } from "node:test";
import { verifiedEmail } from "./verified-email.ts";

test("an address counts that the provider has verified", () => {
  assert.equal(verifiedEmail({ email: "Ana@Shop.example", email_verified: true }), "ana@shop.example");
});

for (const profile of [
  {},
  undefined,
  { email: "ana@shop.example" },
  { email: "ana@shop.example", email_verified: false },
  { email: "ana@shop.example", email_verified: "true" },
  { email_verified: true },
])
  test(`${JSON.stringify(profile)} lets nobody in`, () => {
    assert.equal(verifiedEmail(profile), undefined);
  });
