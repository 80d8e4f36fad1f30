import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { barsOf, roundTop } from "./bars.ts";

const values = fc.array(fc.double({ min: -1e6, max: 1e9, noNaN: true }), { maxLength: 366 });

test("every bar lies within the box, from its floor up", () => {
  fc.assert(
    fc.property(values, (given) => {
      const { bars, width, height } = barsOf(given);
      assert.equal(bars.length, given.length);
      for (const bar of bars) {
        assert.ok(bar.x >= 0 && bar.x + bar.width <= width);
        assert.ok(bar.y >= -1e-9 && Math.abs(bar.y + bar.height - height) < 1e-6);
      }
    }),
  );
});

test("a higher value never has a lower bar, and equal ones are equal", () => {
  fc.assert(
    fc.property(values, (given) => {
      const { bars } = barsOf(given);
      const pairs = given.map((value, place) => ({ value, height: bars[place]?.height ?? -1 }));
      const sorted = pairs.toSorted((one, other) => one.value - other.value);
      sorted.reduce(
        (lower, higher) => {
          assert.ok(lower.height <= higher.height);
          return higher;
        },
        { value: 0, height: 0 },
      );
    }),
  );
});

test("bars don't overlap", () => {
  const { bars } = barsOf([3, 0, 5, 1]);
  bars.reduce((left, right) => {
    assert.ok(left.x + left.width <= right.x);
    return right;
  });
});

test("the top is a round number at or above the highest value, and no more than half again as much", () => {
  assert.deepEqual([0, 37, 1204, 1, 10, 99].map(roundTop), [0, 40, 1500, 1, 10, 100]);
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (highest) => {
      const top = roundTop(highest);
      assert.ok(top >= highest * (1 - 1e-9) && top <= highest * 1.51);
    }),
  );
});
