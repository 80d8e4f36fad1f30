import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { amount, rawAmount } from "./amount.ts";
import { decimalsOf, isAmount, MAX_AMOUNT, toMajor, toMinor } from "./money.ts";

const currencies = fc.constantFrom("USD", "EUR", "XOF", "JPY", "KWD", "HUF", "COP");
const locales = fc.constantFrom("en-US", "fr-FR", "ar-EG", "ja-JP");
const amounts = fc.integer({ min: 0, max: MAX_AMOUNT });

describe("a currency's decimals", () => {
  const pinned = {
    0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
    2: "USD EUR GBP CHF CAD AUD NGN GHS KES ZAR MAD EGP INR CNY BRL MXN HUF COP IDR PKR IQX",
    3: "BHD IQD JOD KWD LYD OMR TND",
  };
  for (const [decimals, codes] of Object.entries(pinned)) {
    it(`are ${decimals} for ${codes}, whatever Intl's data say today`, () => {
      for (const code of codes.split(" ")) assert.equal(decimalsOf(code), Number(decimals), code);
    });
  }
});

describe("an amount in major units", () => {
  it("leads back to the same smallest units, up to the largest amount", () => {
    fc.assert(
      fc.property(amounts, currencies, (minor, currency) =>
        assert.equal(toMinor(toMajor(minor, currency), currency), minor),
      ),
    );
    assert.equal(toMinor(toMajor(MAX_AMOUNT, "USD"), "USD"), MAX_AMOUNT);
  });

  it("differs for amounts that differ", () => {
    fc.assert(
      fc.property(amounts, currencies, (minor, currency) =>
        assert.notEqual(toMajor(minor, currency), toMajor(minor - 1, currency)),
      ),
    );
  });

  it("is made only from whole units between nothing and the largest amount", () => {
    for (const minor of [0, 1, MAX_AMOUNT]) assert.equal(isAmount(minor), true);
    for (const minor of [-1, 0.5, MAX_AMOUNT + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.equal(isAmount(minor), false);
    }
  });
});

describe("an amount on the wire, printed again and again", () => {
  it("reads as Intl prints it, the second time too, with the currency's own decimals", () => {
    fc.assert(
      fc.property(amounts, currencies, locales, (minor, currency, locale) => {
        const decimals = decimalsOf(currency);
        const exact = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const formatted = new Intl.NumberFormat(locale, { style: "currency", currency, ...exact });
        for (const { value, formatted: text } of [1, 2].map(() => amount(minor, currency, locale))) {
          assert.equal(value, minor / 10 ** decimals);
          assert.equal(text, formatted.format(value));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("stays right when there are more prices than are remembered", () => {
    for (let minor = 0; minor < 10_000; minor += 1) {
      assert.equal(amount(minor, "JPY", "en-US").value, minor);
    }
    assert.equal(amount(5, "JPY", "en-US").formatted, "¥5");
  });

  it("cannot be changed by one reader for the others, while its raw form is a copy", () => {
    assert.ok(Object.isFrozen(amount(1999, "USD", "en-US")));
    rawAmount(1999, "USD", "en-US").value = 7;
    assert.equal(amount(1999, "USD", "en-US").value, 19.99);
  });

  it("of a currency without decimals shows none", () => {
    assert.equal(amount(12_345, "XOF", "fr-FR").formatted.replace(/\s/g, " "), "12 345 F CFA");
    assert.equal(amount(5_000, "XOF", "en-US").short.replace(/\s/g, " "), "F CFA 5K");
  });
});
