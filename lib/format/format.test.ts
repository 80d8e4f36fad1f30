import assert from "node:assert/strict";
import { test } from "node:test";
import { groupedKey } from "./masked-key.ts";
import { exactMoment, relativeMoment, shortDay, shortMoment } from "./moment.ts";
import { commonCurrency, money } from "./money.ts";
import { number, percent } from "./number.ts";

/** Intl writes several kinds of space; for a reader they are one. */
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");

const london = { locale: "en-GB", timeZone: "Europe/London" };
const paris = { locale: "fr-FR", timeZone: "Europe/Paris" };
const now = new Date("2026-11-03T15:00:00Z");

test("an amount has its currency's own decimals: two, none, or three", () => {
  const said = [
    money(19.9, "USD", { locale: "en-US" }),
    money(1999, "JPY", { locale: "en-US" }),
    money(1.5, "KWD", { locale: "en-US" }),
    money(1234.5, "EUR", { locale: "fr-FR" }),
    money(15000, "XOF", { locale: "fr-FR" }),
  ];
  assert.deepEqual(said.map(plain), ["$19.90", "¥1,999", "KWD 1.500", "1 234,50 €", "15 000 F CFA"]);
});

test("where the column says the currency, the cell says the number only", () => {
  assert.equal(money(1999, "JPY", { locale: "en-GB", bare: true }), "1,999");
  assert.equal(money(5, "EUR", { locale: "en-GB", bare: true }), "5.00");
});

test("a word that is no currency does not break the page", () => {
  assert.equal(money(5, "points", { locale: "en-GB" }), "5.00 points");
});

test("the currency is said once only where all rows have the same", () => {
  const rows = (...words: string[]) => words.map((currency) => ({ currency }));
  assert.equal(commonCurrency(rows("EUR", "EUR")), "EUR");
  assert.equal(commonCurrency(rows("EUR", "USD")), undefined);
  assert.equal(commonCurrency([]), undefined);
});

test("a moment under a day is told by its distance, rounded down; from a day on by its date", () => {
  const at = (text: string) => relativeMoment(new Date(text), now, london);
  assert.equal(at("2026-11-03T14:59:30Z"), "now");
  assert.equal(at("2026-11-03T14:56:01Z"), "3 minutes ago");
  assert.equal(at("2026-11-03T18:59:00Z"), "in 3 hours");
  assert.equal(at("2026-11-02T15:00:01Z"), "23 hours ago");
  assert.equal(at("2026-11-02T15:00:00Z"), undefined);
  assert.equal(relativeMoment(new Date("2026-11-03T14:56:00Z"), now, paris), "il y a 4 minutes");
});

test("a date is short, in the reader's zone, with its year only when that is another one", () => {
  const at = new Date("2026-10-31T23:30:00Z");
  assert.equal(shortMoment(at, now, london), "31 Oct, 23:30");
  assert.equal(plain(shortMoment(at, now, paris)), "1 nov., 00:30");
  assert.equal(shortMoment(new Date("2024-03-12T10:00:00Z"), now, london), "12 Mar 2024");
  assert.equal(shortDay(at, now, { locale: "en-US", timeZone: "America/New_York" }), "Oct 31");
});

test("the year is the reader's, not the server's", () => {
  const newYear = new Date("2026-12-31T23:30:00Z");
  assert.equal(shortDay(newYear, now, paris), "1 janv. 2027");
  assert.equal(shortDay(newYear, now, london), "31 Dec");
});

test("the exact moment names its second and its zone", () => {
  assert.equal(exactMoment(now, london), "3 Nov 2026, 15:00:00 GMT");
});

test("numbers and shares are written as the reader writes them", () => {
  assert.equal(number(12345, "en-GB"), "12,345");
  assert.equal(plain(percent(12.5, "fr-FR")), "12,5 %");
});

test("a key is shown in groups, and left alone where it has its own", () => {
  assert.equal(groupedKey("7F3KAB12Q2MZ"), "7F3K-AB12-Q2MZ");
  assert.equal(groupedKey("7F3K-AB12-Q2MZ"), "7F3K-AB12-Q2MZ");
});
