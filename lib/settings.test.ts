import assert from "node:assert/strict";
import { test } from "node:test";
import { SettingsError } from "#contract/environment.ts";
import { readSettings } from "./settings.ts";

const DASHBOARD_DATABASE_URL = "postgres://dashboard@localhost/dashboard";

test("an address and a key are the store that the dashboard works for", () => {
  const { connection } = readSettings({
    STOREFRONT_URL: "https://shop.example/",
    STOREFRONT_API_KEY: " sk_live_a ",
    DASHBOARD_DATABASE_URL,
  });
  assert.deepEqual(connection, { url: "https://shop.example", key: "sk_live_a" });
});

test("without a key there is no store, and that is no reason not to start", () => {
  assert.equal(readSettings({ STOREFRONT_API_KEY: "", DASHBOARD_DATABASE_URL }).connection, undefined);
});

test("a key that no header can hold is refused, and not repeated", () => {
  for (const key of ["sk live", "sk_live_é", "sk_live_a\nb"]) {
    assert.throws(
      () => readSettings({ STOREFRONT_API_KEY: key, DASHBOARD_DATABASE_URL }),
      (error) => error instanceof SettingsError && !error.message.includes(key),
    );
  }
});

test("a revocation is confirmed by typing only where that is set", () => {
  const typed = (CONFIRM_REVOKE?: string) =>
    readSettings({ CONFIRM_REVOKE, DASHBOARD_DATABASE_URL }).typedRevoke;
  assert.deepEqual([typed(), typed("plain"), typed("typed")], [false, false, true]);
  assert.throws(() => typed("always"), SettingsError);
});

test("an OpenID provider is there with everything that it needs, or not at all", () => {
  const whole = {
    OIDC_ISSUER: "https://id.example/",
    OIDC_CLIENT_ID: "vitrine",
    OIDC_CLIENT_SECRET: "kept",
    DASHBOARD_URL: "https://office.example",
  };
  const { identityProvider } = readSettings({ ...whole, DASHBOARD_DATABASE_URL });
  assert.deepEqual(identityProvider, {
    issuer: "https://id.example",
    clientId: "vitrine",
    clientSecret: "kept",
    name: undefined,
  });
  for (const name of Object.keys(whole))
    assert.throws(() => readSettings({ ...whole, [name]: "", DASHBOARD_DATABASE_URL }), SettingsError);
  assert.equal(readSettings({ DASHBOARD_DATABASE_URL }).identityProvider, undefined);
});
