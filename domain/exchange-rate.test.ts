import assert from "node:assert/strict";
import { test } from "node:test";
import { exchangeRate } from "./exchange-rate.ts";

test("a rate keeps the decimals it was given with, and never has fewer than its currency", () => {
  assert.equal(exchangeRate(151.23456789, "JPY", "en-US").formatted, "¥151.23456789");
  assert.equal(exchangeRate(1, "USD", "en-US").formatted, "$1.00");
  assert.equal(exchangeRate(0.9, "EUR", "en-US").formatted, "€0.90");
});

test("its value is the rate itself, in the currency it buys", () => {
  const { value, currency } = exchangeRate(0.00012345, "BHD", "en-US");
  assert.deepEqual({ value, currency }, { value: 0.00012345, currency: "BHD" });
});
