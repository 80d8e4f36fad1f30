import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { programOf } from "./program.ts";

const said: readonly [string, string | null][] = [
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15",
    "Safari 18 · macOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome 141 · Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome 141 · Android",
  ],
  ["Lumen/3.2 (macOS 14.1)", "Lumen 3.2"],
  ["curl/8.5.0", "curl 8.5.0"],
  ["node", "node"],
  ["Vitrine dashboard (0b1c)", "Vitrine dashboard"],
  ["", null],
  ["  ", null],
  ["(unknown)", null],
];

for (const [userAgent, program] of said) {
  test(`a request of ${JSON.stringify(userAgent.slice(0, 40))} came from ${program}`, () =>
    assert.equal(programOf(userAgent), program));
}

test("whatever a program calls itself can be shown", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (userAgent) => {
      const program = programOf(userAgent);
      assert.ok(program === null || (program.length > 0 && program.length <= 120));
    }),
  );
});
