import assert from "node:assert/strict";
import { test } from "node:test";
import { wayBack } from "./way-back.ts";

test("who signs in comes back to the page they wanted, with its filters", () => {
  assert.equal(wayBack("/licenses?status=active"), "/licenses?status=active");
});

for (const from of [
  undefined,
  ["/licenses"],
  "",
  "licenses",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/sign-in?from=/sign-in",
])
  test(`${JSON.stringify(from)} leads to the first page, not elsewhere or in circles`, () => {
    assert.equal(wayBack(from), "/");
  });
