import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { emailsIn } from "./email.ts";
import { publicIdsIn } from "./public-id.ts";

describe("what else stands in a customer's mail", () => {
  it("addresses are read in every wrapping, each once, in their order", () => {
    const text = `From: "Ana Ruiz" <Ana.Ruiz@Example.com>; cc: max+shop@mail.example.org.
      mailto:zoë@bücher.example, ana.ruiz@example.com *tom@example.net* not@local a@b@ @example.com`;
    assert.deepEqual(emailsIn(text), [
      "ana.ruiz@example.com",
      "max+shop@mail.example.org",
      "zoë@bücher.example",
      "tom@example.net",
    ]);
  });

  it("ids are read with what they name, also another store's, and nothing else with a low line", () => {
    const text =
      "sale sal_abcdefghij2345678901, (lic_01HZX8A9) https://x.example/pulse_aaaaaaaa some_words x_sal_abcdefghij";
    assert.deepEqual(publicIdsIn(`${text} sal_abcdefghij2345678901`), [
      { kind: "sale", id: "sal_abcdefghij2345678901" },
      { kind: "license", id: "lic_01HZX8A9" },
      { kind: "pulse", id: "pulse_aaaaaaaa" },
    ]);
  });
});
