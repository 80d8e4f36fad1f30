import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { amount } from "./amount.ts";
import { MAX_AMOUNT } from "./money.ts";
import { withRawAmounts } from "./raw-amount.ts";

test("the raw amount is the very integer that the amount was made from, in every currency", () => {
  const currency = fc.constantFrom("USD", "EUR", "JPY", "XOF", "KWD");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), currency, (minor, of) => {
      const told = amount(minor, of, "en-US");
      assert.deepEqual(withRawAmounts({ sale: { lines: [{ price: told }] } }), {
        sale: { lines: [{ price: { ...told, raw: minor } }] },
      });
    }),
  );
});

test("an exchange rate stays as it is, and so does everything that is no amount", () => {
  const rate = { value: 1.08, formatted: "$1.08", short: "$1.08", currency: "USD" };
  const other = { exchange_rate: rate, value: 5, label: "x", list: [1, null, "a"], nothing: null };
  assert.deepEqual(withRawAmounts(other), other);
});
