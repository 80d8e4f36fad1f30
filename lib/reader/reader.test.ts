import assert from "node:assert/strict";
import { test } from "node:test";
import { isPreference, preferenceCookies, readPreferences } from "./preferences.ts";
import { readerFrom } from "./reader.ts";

const jar = (cookies: Record<string, string>) => (name: string) => cookies[name];
const { theme, timeZone, language, density, sidebar } = preferenceCookies;

test("who has chosen nothing gets the system's theme, roomy rows, an open sidebar, and UTC until their zone is known", () => {
  const reader = readerFrom(readPreferences(jar({})), "en-GB");
  assert.deepEqual(reader, {
    language: "en",
    locale: "en-GB",
    timeZone: "UTC",
    timeZoneKnown: false,
    theme: "system",
    density: "comfortable",
    sidebar: "open",
  });
});

test("what was chosen holds", () => {
  const cookies = {
    [theme]: "dark",
    [timeZone]: "Europe/Paris",
    [language]: "fr",
    [density]: "compact",
    [sidebar]: "closed",
  };
  const reader = readerFrom(readPreferences(jar(cookies)), "en-GB");
  assert.deepEqual(
    [reader.theme, reader.timeZone, reader.timeZoneKnown, reader.language, reader.density, reader.sidebar],
    ["dark", "Europe/Paris", true, "fr", "compact", "closed"],
  );
});

test("a cookie of nonsense is as if nothing had been chosen", () => {
  const cookies = { [theme]: "pink", [timeZone]: "Mars/Olympus", [language]: "xx" };
  assert.deepEqual(readPreferences(jar(cookies)), readPreferences(jar({})));
});

test("only a known choice of a known value is remembered", () => {
  assert.equal(isPreference("theme", "dark"), true);
  assert.equal(isPreference("theme", "pink"), false);
  assert.equal(isPreference("timeZone", "America/New_York"), true);
  assert.equal(isPreference("timeZone", "x".repeat(100)), false);
  assert.equal(isPreference("__proto__", "dark"), false);
  assert.equal(isPreference("session", "dark"), false);
});
