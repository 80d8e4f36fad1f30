import assert from "node:assert/strict";
import { test } from "node:test";
import { dateFormat, numberFormat } from "./formatters.ts";

test("a formatter is made once for the same wish, and another one for another wish", () => {
  const form = { day: "numeric", timeZone: "UTC" } as const;
  assert.equal(dateFormat("en-GB", form), dateFormat("en-GB", { ...form }));
  assert.notEqual(dateFormat("en-GB", form), dateFormat("fr-FR", form));
  assert.notEqual(dateFormat("en-GB", form), dateFormat("en-GB", { ...form, timeZone: "Asia/Tokyo" }));
});

test("however many locales are asked for, what each writes is its own", () => {
  for (let n = 0; n < 500; n += 1) numberFormat("en", { minimumFractionDigits: n % 20 });
  for (const region of ["DE", "AT", "CH", "LI"]) {
    const plain = new Intl.NumberFormat(`de-${region}`).format(1234567.5);
    assert.equal(numberFormat(`de-${region}`, {}).format(1234567.5), plain);
  }
});
