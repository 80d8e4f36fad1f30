import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { LICENSE_KEY_BYTES, licenseKey, maskLicenseKey } from "#domain/license-key.ts";
import { isWorthAsking, recognise } from "./recognise.ts";

const KEY = "7F3KA-0MNPQ-RST1W-Q2MZX";
const SALE = "sal_abcdefghij2345678901";

const nothing = { keys: [], maskedKeys: [], emails: [], ids: [], transactions: [], words: null };

describe("a customer's mail", () => {
  it("without a subject, with O for 0, a signature and the quoted history", () => {
    const mail = `hi!! it says all devices are in use but i only have ONE computer???
my key: 7f3ka-omnpq-rst1w-q2mzx

Sent from my iPhone. Call me: +34 612 345 678

Ana Ruiz <Ana.Ruiz@Example.com>

Am 3. Nov. 2026 um 14:05 schrieb Brush Shop <help@brushes.example>:
> Your key is 7F3KA-0MNPQ-
> RST1W-Q2MZX, order ${SALE}.
> Invoice number 20260-30314-05001-23456`;
    assert.deepEqual(recognise(mail), {
      ...nothing,
      keys: [KEY],
      emails: ["ana.ruiz@example.com", "help@brushes.example"],
      ids: [{ kind: "sale", id: SALE }],
    });
  });

  it("in French, with the key in words of five letters apart", () => {
    const mail = `Bonjour,\nma clé 7F3KA 0MNPQ RST1W Q2MZX ne marche plus : « refusée ».\nMerci d’avance, Zoé\nzoe@exemple.fr`;
    assert.deepEqual(recognise(mail), { ...nothing, keys: [KEY], emails: ["zoe@exemple.fr"] });
  });

  it("that holds only the masked key of a receipt", () => {
    const { maskedKeys, keys } = recognise(`It is ${maskLicenseKey(KEY)}, I lost the rest`);
    assert.deepEqual({ maskedKeys, keys }, { maskedKeys: [{ first: "7F3KA", last: "Q2MZX" }], keys: [] });
  });

  it("that names the payment", () => {
    const { transactions } = recognise("I paid twice (txn_1_abcdefghijklmnopqrst). Please help");
    assert.deepEqual(transactions, ["txn_1_abcdefghijklmnopqrst"]);
  });

  it("that holds nothing to look up is not searched for word by word", () => {
    assert.deepEqual(recognise(`${"It does not work and I would like my money back. ".repeat(4)}`), nothing);
  });
});

describe("what is typed", () => {
  for (const typed of ["brush pack", "SUMMER25", "oldshop-Key/42", "ana@ex", "sal_ab", "7F3KA"]) {
    it(`is searched for as it stands: ${typed}`, () =>
      assert.deepEqual(recognise(` ${typed}\n`), { ...nothing, words: typed }));
  }

  it("is asked of the store from two characters on", () => {
    assert.deepEqual(["", " ", "a", " a "].map(isWorthAsking), [false, false, false, false]);
    assert.equal(isWorthAsking("ab"), true);
  });
});

describe("recognising", () => {
  it("finds key, address and ids wherever they stand in a mail", () => {
    const prose = fc.array(
      fc.constantFrom("Hello", "my key is", ">", "\n> ", "--", "thanks!", "“it”", "\r\n", "3 devices", "…"),
    );
    const keys = fc
      .uint8Array({ minLength: LICENSE_KEY_BYTES, maxLength: LICENSE_KEY_BYTES })
      .map(licenseKey)
      .filter((key) => !/^[\d-]+$/.test(key));
    fc.assert(
      fc.property(keys, prose, prose, prose, (key, before, between, after) => {
        const mail = [...before, "|", key.toLowerCase(), "|", ...between, "|a@b.example", SALE, ...after];
        const { keys: found, emails, ids } = recognise(mail.join(" "));
        assert.deepEqual([found, emails, ids], [[key], ["a@b.example"], [{ kind: "sale", id: SALE }]]);
      }),
    );
  });

  it("never asks the store for more than a few things of a kind, whatever was pasted", () => {
    const log = Array.from({ length: 50 }, (_, n) => `person${n}@example.com`).join(" ");
    assert.equal(recognise(log).emails.length, 3);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        const { words, ...lists } = recognise(text);
        assert.ok(Object.values(lists).every(({ length }) => length <= 3));
        assert.ok(words === null || words.length <= 100);
      }),
    );
  });
});
