import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isDelivered, isGone, nextAttemptAt, retryDelays } from "./pulse-retry.ts";

const now = new Date("2026-03-15T12:00:00Z");
const status = fc.option(fc.integer({ min: 100, max: 599 }), { nil: null });

test("retries come after 5 s, 1 min, 5 min, 30 min, 1 h and 3 h, then no more", () => {
  const seconds = Array.from({ length: 8 }, (_, n) => {
    const next = nextAttemptAt(n + 1, now, 0);
    return next && (next.getTime() - now.getTime()) / 1000;
  });
  assert.deepEqual(seconds, [5, 60, 300, 1800, 3600, 10_800, null, null]);
});

test("luck lengthens a delay by a tenth at most and never shortens it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: retryDelays.length }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (failures, luck) => {
        const delay = retryDelays[failures - 1] ?? 0;
        const waited = (nextAttemptAt(failures, now, luck)?.getTime() ?? 0) - now.getTime();
        assert.ok(waited >= delay && waited <= delay * 1.1);
      },
    ),
  );
});

test("only a 2xx is success, and only 410 says that the target is gone", () => {
  fc.assert(
    fc.property(status, (answered) => {
      assert.equal(isDelivered(answered), answered !== null && Math.floor(answered / 100) === 2);
      assert.equal(isGone(answered), answered === 410);
    }),
  );
});
