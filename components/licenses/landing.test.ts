import assert from "node:assert/strict";
import { test } from "node:test";
import { landing } from "./landing.ts";

test("a pasted key leads to its license, however it was written", () => {
  const page = "/licenses/7F3K0-AAAAA-BBBBB-Q2MZ0";
  for (const text of [
    "7F3K0-AAAAA-BBBBB-Q2MZ0",
    " 7f3ko aaaaa bbbbb q2mz0\n",
    "My key: 7F3KO–AAAAA–BBBBB–Q2MZO.",
  ]) {
    assert.equal(landing(text), page);
  }
});

test("what can mean several licenses, or none, is searched for instead", () => {
  for (const text of [
    "ana@example.com",
    "7F3K0",
    "7F3K0-*****-*****-Q2MZ0",
    "7F3K0-AAAAA-BBBBB-Q2MZ0 8F3K0-AAAAA-BBBBB-Q2MZ0",
  ]) {
    assert.equal(landing(text), null);
  }
});
