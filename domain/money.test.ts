import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { amount, rawAmount } from "./amount.ts";
import { convert, decimalsOf, percentOff, toMajor } from "./money.ts";

const cents = fc.integer({ min: 0, max: 1_000_000_000_00 });

describe("money", () => {
  it("has the decimals of its currency", () => {
    const expected = { USD: 2, EUR: 2, GBP: 2, XOF: 0, XAF: 0, JPY: 0, KRW: 0, KWD: 3, TND: 3 };
    for (const [currency, decimals] of Object.entries(expected))
      assert.equal(decimalsOf(currency), decimals, currency);
  });

  it("is told in major units", () => {
    assert.equal(toMajor(1999, "USD"), 19.99);
    assert.equal(toMajor(1999, "XOF"), 1999);
    assert.equal(toMajor(1999, "KWD"), 1.999);
  });

  it("rounds a percentage half up, on the smallest unit", () => {
    assert.equal(percentOff(1005, 50), 503);
    assert.equal(percentOff(999, 33.33), 333);
    assert.equal(percentOff(1, 50), 1);
    assert.equal(percentOff(1, 49.99), 0);
    assert.equal(percentOff(200, 12.25), 25);
  });

  it("takes off no more than there is, and never less than nothing", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10_000 }), (price, hundredths) => {
        const off = percentOff(price, hundredths / 100);
        assert.ok(off >= 0 && off <= price);
        // Never further than half a unit from the exact share.
        assert.ok(Math.abs(off * 10_000 - price * hundredths) <= 5_000 || price > 90_000_000_000);
      }),
    );
  });

  it("converts between currencies of different decimals, rounded half up", () => {
    assert.equal(convert(1000, "USD", "XOF", 603.5), 6035);
    assert.equal(convert(1000, "USD", "KWD", 0.307), 3070);
    assert.equal(convert(1, "USD", "JPY", 149.25), 1);
    assert.equal(convert(1, "USD", "JPY", 50), 1);
    assert.equal(convert(1, "USD", "JPY", 49.99), 0);
  });

  it("is unchanged by the rate of its own currency", () => {
    fc.assert(fc.property(cents, (minor) => assert.equal(convert(minor, "EUR", "EUR", 1), minor)));
  });
});

describe("an amount on the wire", () => {
  it("has its value, its text, its short text and its currency", () => {
    assert.deepEqual(amount(125_000_000, "USD", "en-US"), {
      value: 1_250_000,
      formatted: "$1,250,000.00",
      short: "$1.25M",
      currency: "USD",
    });
    assert.equal(amount(5000, "JPY", "en-US").short, "¥5K");
    assert.equal(amount(5000, "JPY", "en-US").formatted, "¥5,000");
  });

  it("keeps the smallest unit as its value where the discount list asks for it", () => {
    const raw = rawAmount(1999, "USD", "en-US");
    assert.equal(raw.value, 1999);
    assert.equal(raw.formatted, "$19.99");
  });
});
