import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import {
  databaseUrlSetting,
  parseEnvironment,
  portSetting,
  SettingsError,
  siteAddressSetting,
} from "./environment.ts";

const schema = z.object({
  PORT: portSetting(3000),
  DATABASE_URL: databaseUrlSetting(),
  PUBLIC_URL: siteAddressSetting().optional(),
});

function refusal(environment: Record<string, string>): string {
  try {
    parseEnvironment(schema, environment);
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return error.message;
  }
  assert.fail("the environment was accepted");
}

test("good settings are read with their defaults", () => {
  assert.deepEqual(
    parseEnvironment(schema, {
      DATABASE_URL: "postgres://u:p@/db?host=/tmp/x",
      PUBLIC_URL: "https://shop.example/",
    }),
    { PORT: 3000, DATABASE_URL: "postgres://u:p@/db?host=/tmp/x", PUBLIC_URL: "https://shop.example" },
  );
});

test("the address of a site has no path, since its pages' links begin at the root", () => {
  const message = refusal({ DATABASE_URL: "postgres://h/d", PUBLIC_URL: "https://shop.example/store" });
  assert.match(message, /PUBLIC_URL/);
  assert.match(message, /no path/);
});

test("a variable set to nothing counts as not set", () => {
  assert.equal(parseEnvironment(schema, { DATABASE_URL: "postgres://h/d", PORT: " " }).PORT, 3000);
});

test("every bad variable is named on a line of its own, with what to put there", () => {
  assert.equal(
    refusal({ PORT: "99999", PUBLIC_URL: "shop" }),
    [
      "PORT must be a port from 1 to 65535, such as 3000.",
      "DATABASE_URL is not set and must be a PostgreSQL address, such as postgres://user:password@localhost:5432/name.",
      "PUBLIC_URL must be a web address with http:// or https:// and no path, such as https://shop.example.com.",
    ].join("\n"),
  );
});

test("the refusal never repeats a value, which may hold a password", () => {
  assert.doesNotMatch(refusal({ DATABASE_URL: "mysql://root:hunter2@host/db" }), /hunter2/);
});
