import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage, chooseLocale } from "./language.ts";

test("the language chosen here comes before the browser's", () => {
  assert.equal(chooseLanguage("fr", "en-GB"), "fr");
});

test("otherwise it is the browser's first one that is spoken here, by its weights", () => {
  assert.equal(chooseLanguage(undefined, "de-DE, en;q=0.5, fr-CA;q=0.8, x;q=1"), "fr");
  assert.equal(chooseLanguage("klingon", "en;q=0.2, fr;q=0"), "en");
});

test("who speaks neither reads English", () => {
  for (const header of ["", "*", "ja", ";;q=x,,"]) assert.equal(chooseLanguage(undefined, header), "en");
});

test("numbers and dates are written as in the reader's own country, where its language is the page's", () => {
  assert.equal(chooseLocale("en", "en-US,fr-CA"), "en-US");
  assert.equal(chooseLocale("fr", "en-US,fr-CA"), "fr-CA");
  assert.equal(chooseLocale("en", "de-DE,en"), "en-GB");
  assert.equal(chooseLocale("fr", ""), "fr-FR");
});

test("a header that is made up reaches no formatter", () => {
  assert.equal(chooseLocale("en", "en-<script>, en_US, en-US-"), "en-GB");
  const locale = chooseLocale("en", "en-toolongforasubtag");
  assert.doesNotThrow(() => new Intl.NumberFormat(locale));
});
