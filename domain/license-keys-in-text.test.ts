import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { LICENSE_KEY_BYTES, licenseKey, licenseKeySpellings, maskLicenseKey } from "./license-key.ts";
import { licenseKeysIn } from "./license-keys-in-text.ts";

const KEY = "7F3KA-0MNPQ-RST1W-Q2MZX";
const found = [{ key: KEY }];
const ends = [{ first: "7F3KA", last: "Q2MZX" }];

const letter = (typed: string) => `Hello,

my computer says the license is in use on three other devices. These three items never worked.
It is ${typed}, bought in March with ana@example.com (sale sal_abcdefghij2345678901).

Thanks a lot, Ana
--
> On 3 March 2026 at 14:05 the store wrote:
> your order number is 20260303140500123456`;

describe("the license key in a customer's mail", () => {
  for (const typed of [
    KEY,
    KEY.toLowerCase(),
    KEY.replaceAll("-", " "),
    KEY.replaceAll("-", ""),
    KEY.replaceAll("0", "O").replaceAll("1", "l"),
    KEY.replaceAll("-", " - "),
    KEY.replaceAll("-", "–"),
    KEY.replaceAll("-", "_"),
    KEY.replaceAll("-", "\u00a0"),
    KEY.replaceAll("-", "-\u200b"),
    "7F3KA-0MNPQ-\n> RST1W-Q2MZX",
    `"${KEY}"`,
    `(key:${KEY})`,
    `license-${KEY}-thanks`,
    KEY.replace(/./g, (symbol) =>
      /[A-Z]/.test(symbol) ? String.fromCodePoint(symbol.charCodeAt(0) + 0xfee0) : symbol,
    ),
  ]) {
    it(`is found as ${JSON.stringify(typed)}`, () => {
      const keys = licenseKeysIn(letter(typed)).filter(
        (each) => !("key" in each) || each.key !== "20260-30314-05001-23456",
      );
      assert.deepEqual(keys, found);
    });
  }

  for (const typed of [
    "7F3KA-*****-*****-Q2MZX",
    "7f3ka-•••••-•••••-q2mzx",
    "7F3KA-…-Q2MZX",
    "7F3KA...Q2MZX",
  ]) {
    it(`is recognised by its ends in ${typed}`, () =>
      assert.deepEqual(licenseKeysIn(`my key ${typed}.`), ends));
  }

  it("is told once, however often it stands there, and its ends not again", () => {
    assert.deepEqual(licenseKeysIn(`${KEY}\n> ${KEY.toLowerCase()}\n${maskLicenseKey(KEY)}`), found);
  });

  it("is not made of four words, nor of a longer word's part", () => {
    assert.deepEqual(licenseKeysIn("these three items never worked again, these ... three"), []);
    for (const text of [`x${KEY}`, `${KEY}9`, `_${KEY}`]) assert.deepEqual(licenseKeysIn(text), []);
  });

  it("is not made of another program's key of five groups", () => {
    assert.deepEqual(licenseKeysIn(`${KEY}-9Z8Y7`), []);
    assert.deepEqual(licenseKeysIn("sal_abcdefghij2345678901"), []);
  });

  it("is found among whatever else was written", () => {
    const keys = fc
      .uint8Array({ minLength: LICENSE_KEY_BYTES, maxLength: LICENSE_KEY_BYTES })
      .map(licenseKey);
    const words = fc.array(fc.constantFrom("hello", "my key", "is:", ">", "12", "\n", "don't", "…"));
    fc.assert(
      fc.property(keys, words, words, (key, before, after) => {
        const text = [...before, "|", key.toLowerCase(), "|", ...after].join(" ");
        assert.deepEqual(licenseKeysIn(text), [{ key }]);
      }),
    );
  });

  it("never breaks the reading, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) =>
        assert.ok(Array.isArray(licenseKeysIn(text))),
      ),
    );
  });

  it("is looked for in time that grows with the text only", () => {
    for (const piece of ["AAAAA", "AAAAA ", "AAAA*", "*", "A ", "- ", ">.", "7F3KA-"]) {
      assert.ok(licenseKeysIn(piece.repeat(40_000)).length <= 1);
    }
  });
});

describe("the spellings to look a key up by", () => {
  it("are ours and the one that was typed, each once", () => {
    assert.deepEqual(licenseKeySpellings(KEY), [KEY]);
    assert.deepEqual(licenseKeySpellings(` ${KEY.toLowerCase()} `), [KEY, KEY.toLowerCase()]);
    assert.deepEqual(licenseKeySpellings("oldshop-Key/42"), ["oldshop-Key/42"]);
  });
});

describe("a mask", () => {
  it("tells nothing of the middle: keys with the same ends look the same", () => {
    const group = fc
      .uint8Array({ minLength: LICENSE_KEY_BYTES, maxLength: LICENSE_KEY_BYTES })
      .map(licenseKey);
    fc.assert(
      fc.property(group, group, (one, other) => {
        const mixed = one.slice(0, 6) + other.slice(6, 17) + one.slice(17);
        assert.equal(maskLicenseKey(mixed), maskLicenseKey(one));
      }),
    );
  });

  it("cuts no character in half", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (key) =>
        assert.ok(maskLicenseKey(key).isWellFormed()),
      ),
    );
  });
});
