import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { addressesIn } from "./addresses-in-text.ts";
import { emailsIn } from "./email.ts";

describe("addresses in a pasted text", () => {
  test("are found in lists, mails and spreadsheets, each once, in lower case", () => {
    const text = `"Ana Ruiz" <Ana@Example.com>; ana@example.com,bo@shop.example\tcleo@shop.example
      write to mailto:dan@example.org. (eve@example.com) https://x.example/@handle @handle`;
    assert.deepEqual(addressesIn(text), {
      emails: [
        ...["ana@example.com", "bo@shop.example", "cleo@shop.example", "dan@example.org"],
        "eve@example.com",
      ],
      repeated: 1,
      invalid: ["https://x.example/@handle"],
    });
  });

  test("that are none are told as they were written, so that somebody can put them right", () => {
    const { emails, invalid } = addressesIn("ana@example, bo@@example.com cleo@ .dan@example.com");
    assert.deepEqual(
      [emails, invalid],
      [[], ["ana@example", "bo@@example.com", "cleo@", ".dan@example.com"]],
    );
  });

  test("too long for a store to keep are told as none", () => {
    const long = `ana@${`${"a".repeat(60)}.`.repeat(4)}example`;
    assert.ok(long.length > 255 - 10);
    const longer = `${"b".repeat(30)}${long}`;
    assert.deepEqual(addressesIn(longer), { emails: [], repeated: 0, invalid: [longer] });
  });

  test("are those that any other part finds in the same text", () => {
    const word = fc.constantFrom(
      "ana@example.com",
      "B@x.org",
      "no",
      "<c@y.io>",
      "@d",
      "e@f",
      "A@Example.com",
    );
    const gap = fc.constantFrom(" ", "\n", ", ", ";", "\t");
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap)), (parts) => {
        const text = parts.flat().join("");
        assert.deepEqual(addressesIn(text).emails, emailsIn(text));
      }),
    );
  });
});
