import assert from "node:assert/strict";
import { test } from "node:test";
import { type RedirectCheck, readFields } from "./fields.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { hostExists } from "./redirect-check.ts";

const plain = { requiresShipping: false, fields: null };
const complete = {
  email: "ana@example.com",
  first_name: "Ana",
  last_name: "Ruiz",
  phone: { number: "612345678", country_code: "ES" },
};

const reachable = async () => true;
const unreachable = async () => false;

async function problemsOf(body: unknown, isReachable: RedirectCheck = reachable) {
  const parsed = await readFields(body, plain, isReachable);
  return parsed.ok ? [] : parsed.problems.map(({ field }) => field);
}

test("an address to return to whose host does not exist is a problem like any other, in its place", async () => {
  const body = { ...complete, redirect_url: "https://gone.example/", customer_ip: "x", email: "" };
  assert.deepEqual(await problemsOf(body, unreachable), ["email", "redirect_url", "customer_ip"]);
});

test("whether a host exists is asked only of an address that is one", async () => {
  const asked: string[] = [];
  const isReachable = async (url: string) => {
    asked.push(url);
    return true;
  };
  for (const redirect_url of [undefined, null, "", 7, "ftp://example.com", "https://"]) {
    await problemsOf({ ...complete, redirect_url }, isReachable);
  }
  assert.deepEqual(asked, []);
  assert.deepEqual(
    await problemsOf({ ...complete, redirect_url: " https://app.example/x " }, isReachable),
    [],
  );
  assert.deepEqual(asked, ["https://app.example/x"]);
});

test("custom fields that are no object at all are one problem, not one for each field", async () => {
  for (const custom_fields of ["x", 7, ["a"], true]) {
    assert.deepEqual(await problemsOf({ ...complete, custom_fields }), ["custom_fields"]);
  }
});

test("a custom field holding a list is told once", async () => {
  assert.deepEqual(await problemsOf({ ...complete, custom_fields: { size: ["A4"] } }), [
    "custom_fields.size",
  ]);
});

test("an address that is a number needs no resolver", async () => {
  for (const url of ["http://127.0.0.1/x", "https://[::1]:8443/x"]) assert.equal(await hostExists(url), true);
});

for (const [header, locale] of [
  ["fr-CA,fr;q=0.8,en;q=0.5", "fr-CA"],
  ["EN-us", "en-US"],
  ["*", null],
  ["", null],
  [undefined, null],
  ["no language at all", null],
] as const) {
  test(`the language of “${header}” is ${locale}`, () => {
    assert.equal(preferredLocale(header), locale);
  });
}
