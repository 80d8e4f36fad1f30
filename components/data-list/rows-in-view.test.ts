import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { isNearEnd, nearer, type RowRange, rowsInView, rowsToDraw, scrollToShow } from "./rows-in-view.ts";

const view = fc.record({
  top: fc.integer({ min: -2_000, max: 500_000 }),
  height: fc.integer({ min: 300, max: 1_440 }),
  rowHeight: fc.constantFrom(36, 44, 88),
});
const count = fc.nat(10_000);

test("every row that can be seen is drawn", () => {
  fc.assert(
    fc.property(view, count, (at, rows) => {
      const seen = rowsInView(at, rows);
      const drawn = rowsToDraw(at, rows);
      assert.ok(drawn.start <= seen.start && seen.end <= drawn.end);
      assert.ok(drawn.start >= 0 && drawn.end <= rows);
    }),
  );
});

test("however many rows are loaded, only a screen of them and a bounded rest are drawn", () => {
  fc.assert(
    fc.property(view, count, (at, rows) => {
      const { start, end } = rowsToDraw(at, rows);
      assert.ok(end - start <= Math.ceil(at.height / at.rowHeight) + 1 + 2 * (12 + 4));
    }),
  );
});

test("a scroll of one row mostly draws nothing new", () => {
  const at = { height: 880, rowHeight: 44 };
  const starts = Array.from(
    { length: 60 },
    (_, n) => rowsToDraw({ ...at, top: 4_224 + n * 44 }, 1_000).start,
  );
  assert.equal(new Set(starts).size, 15);
});

test("the next page is due two screens before the last loaded row, or 30 rows where a screen is small", () => {
  const big = { height: 1_000, rowHeight: 25 };
  assert.equal(isNearEnd({ ...big, top: 0 }, 120), false);
  assert.equal(isNearEnd({ ...big, top: 25 }, 120), true);
  const small = { height: 200, rowHeight: 40 };
  assert.equal(isNearEnd({ ...small, top: 0 }, 35), false);
  assert.equal(isNearEnd({ ...small, top: 40 }, 35), true);
});

test("with nothing loaded, the next page is due", () => {
  assert.equal(isNearEnd({ top: -300, height: 900, rowHeight: 44 }, 0), true);
});

test("the current row is brought whole into sight by the shortest way", () => {
  const at = { top: 440, height: 440, rowHeight: 44 };
  assert.deepEqual(
    [9, 10, 19, 20].map((row) => scrollToShow(at, row)),
    [-44, 0, 0, 44],
  );
});

describe("scrolling", () => {
  const range = fc
    .tuple(fc.nat(2_000), fc.nat(60))
    .map(([start, length]) => ({ start, end: start + length }));
  const asked = range.chain((wanted) =>
    fc.tuple(fc.nat(20), fc.nat(20)).map(([before, after]) => ({
      wanted,
      sight: {
        start: Math.min(wanted.start + before, wanted.end),
        end: Math.max(wanted.end - after, Math.min(wanted.start + before, wanted.end)),
      },
    })),
  );

  test("draws at most eight rows more a frame, and none that is not wanted", () => {
    fc.assert(
      fc.property(range, asked, (drawn, { wanted, sight }) => {
        const next = nearer(drawn, wanted, sight);
        assert.ok(next.start >= wanted.start && next.end <= wanted.end && next.start <= next.end);
        const news = Array.from({ length: next.end - next.start }, (_, place) => next.start + place).filter(
          (row) => row < drawn.start || row >= drawn.end,
        );
        assert.ok(news.length <= 8);
      }),
    );
  });

  test("ends with every row that is wanted, what is in sight before the rest", () => {
    fc.assert(
      fc.property(range, asked, (drawn, { wanted, sight }) => {
        let now = drawn;
        const missing = (all: RowRange) =>
          Math.max(0, now.start - all.start) + Math.max(0, all.end - now.end);
        for (let frame = 0; frame < 40; frame++) {
          const before = missing(sight);
          now = nearer(now, wanted, sight);
          const isIn = now.end > now.start;
          assert.ok(!isIn || frame === 0 || missing(sight) === 0 || missing(sight) < before);
        }
        assert.deepEqual(now, wanted.start === wanted.end ? now : wanted);
      }),
    );
  });
});
