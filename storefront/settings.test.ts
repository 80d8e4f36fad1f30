import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings } from "./settings.ts";

const DATABASE_URL = "postgres://owner:hunter2@localhost/store";

test("an address of the database is all that has to be set", () => {
  const settings = readSettings({ DATABASE_URL });
  assert.equal(settings.STOREFRONT_PORT, 4000);
  assert.equal(settings.HOST, "127.0.0.1");
  assert.equal(settings.VITRINE_MODE, "demo");
  assert.equal(settings.PUBLIC_URL, "http://localhost:4000");
  assert.deepEqual(settings.TRUSTED_PROXIES, []);
});

test("what cannot be used is named, with what to put there, and never repeated", () => {
  const wrong = {
    DATABASE_URL: "mysql://owner:hunter2@localhost/store",
    STOREFRONT_PORT: "70000",
    PUBLIC_URL: "www.shop.test",
    TRUSTED_PROXIES: "10.0.0.0/8,nonsense",
    METRICS_TOKEN: "short",
    SHUTDOWN_SECONDS: "soon",
    IDEMPOTENCY_HOURS: "23.5",
    PULSE_LOG_DAYS: "0.25",
  };
  for (const [name, value] of Object.entries(wrong)) {
    assert.throws(
      () => readSettings({ DATABASE_URL, [name]: value }),
      (error: Error) => error.message.startsWith(`${name} must be `) && !error.message.includes(value),
      name,
    );
  }
});

test("a demo store cannot be reached by others", () => {
  for (const HOST of ["0.0.0.0", "::", "192.168.1.5", "shop.example.com"]) {
    assert.throws(
      () => readSettings({ DATABASE_URL, HOST }),
      /^SettingsError: HOST must be an address of this machine/,
    );
    assert.equal(readSettings({ DATABASE_URL, HOST, VITRINE_MODE: "production" }).HOST, HOST);
  }
  for (const HOST of ["127.0.0.1", "::1", "localhost"])
    assert.equal(readSettings({ DATABASE_URL, HOST }).HOST, HOST);
});
