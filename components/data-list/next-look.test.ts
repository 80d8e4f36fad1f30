import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nextLook } from "./next-look.ts";

const now = Date.parse("2026-03-15T12:00:00Z");
const SECOND = 1_000;

describe("rows that are not done yet", () => {
  test("are looked at again when the first of them is due", () => {
    assert.equal(nextLook([now + 300 * SECOND, now + 60 * SECOND], now, 0), 61 * SECOND);
    assert.equal(nextLook([now + 300 * SECOND], now, 9), 301 * SECOND);
  });

  test("and are due are looked at soon, then ever more rarely while nothing changes", () => {
    const waits = [0, 1, 2, 3, 4, 50].map((inVain) => nextLook([now - SECOND], now, inVain));
    assert.deepEqual(
      waits,
      [5, 10, 20, 40, 60, 60].map((seconds) => seconds * SECOND),
    );
  });

  test("are nothing to wait for where there are none", () => {
    assert.equal(nextLook([], now, 0), null);
  });
});
