import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { type Failures, failureKinds, oneMoreFailure, waitBeforeTry } from "./slow-down.ts";

const HOUR = 60 * 60_000;
const at = (milliseconds: number) => new Date(1_700_000_000_000 + milliseconds);
const kind = fc.constantFrom(...failureKinds);
const failures = fc.integer({ min: 0, max: 1_000 });

/** How many tries somebody gets within a time, who tries again as soon as it is looked at. */
function triesWithin(of: (typeof failureKinds)[number], time: number): number {
  let known: Failures = { failures: 0, lastAt: at(0) };
  let passed = 0;
  let tries = 0;
  while (passed <= time) {
    known = oneMoreFailure(known, at(passed));
    tries += 1;
    passed += waitBeforeTry(of, known, at(passed));
    if (tries > 100_000) break;
  }
  return tries;
}

describe("wrong passwords", () => {
  test("cost a person who mistypes a few times nothing", () => {
    for (let n = 0; n < 4; n++)
      assert.equal(waitBeforeTry("account", { failures: n, lastAt: at(0) }, at(0)), 0);
    assert.ok(waitBeforeTry("account", { failures: 4, lastAt: at(0) }, at(0)) > 0);
  });

  test("make each wait as long as the one before, or longer, and never longer than five minutes", () => {
    fc.assert(
      fc.property(kind, failures, (of, n) => {
        const wait = waitBeforeTry(of, { failures: n, lastAt: at(0) }, at(0));
        const next = waitBeforeTry(of, { failures: n + 1, lastAt: at(0) }, at(0));
        assert.ok(next >= wait && next <= 5 * 60_000);
      }),
    );
  });

  test("are waited for no longer than was said", () => {
    fc.assert(
      fc.property(kind, failures, fc.integer({ min: 0, max: 2 * HOUR }), (of, n, passed) => {
        const known = { failures: n, lastAt: at(0) };
        const said = waitBeforeTry(of, known, at(0));
        assert.equal(waitBeforeTry(of, known, at(said)), 0);
        assert.equal(waitBeforeTry(of, known, at(passed)), passed < HOUR ? Math.max(0, said - passed) : 0);
      }),
    );
  });

  test("are forgotten after a quiet hour", () => {
    fc.assert(
      fc.property(kind, failures, (of, n) => {
        const known = { failures: n, lastAt: at(0) };
        assert.equal(waitBeforeTry(of, known, at(HOUR)), 0);
        assert.equal(oneMoreFailure(known, at(HOUR)).failures, 1);
        assert.equal(oneMoreFailure(known, at(HOUR - 1)).failures, n + 1);
      }),
    );
  });

  test("let a guesser try no more than some 300 a day on one account", () => {
    assert.ok(triesWithin("account", 24 * HOUR) <= 310, String(triesWithin("account", 24 * HOUR)));
  });
});
