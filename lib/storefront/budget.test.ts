import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  type Budget,
  begin,
  ceiling,
  close,
  end,
  LIMIT,
  newBudget,
  type Priority,
  used,
  WINDOW,
  waitFor,
} from "./budget.ts";

const priority = fc.constantFrom<Priority>("act", "click", "background");

/** One step in the life of a budget: time passes, and then somebody asks or somebody's answer comes. */
const step = fc.record({
  passes: fc.integer({ min: 0, max: 3_000 }),
  does: fc.oneof(
    fc.record({ asks: priority }),
    fc.record({ remaining: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }) }),
    fc.record({ closes: fc.integer({ min: 0, max: 5_000 }) }),
  ),
});

function live(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  let budget = newBudget();
  let now = 1_000_000;
  const begun: { at: number; priority: Priority; usedBefore: number; closedUntil: number }[] = [];
  for (const { passes, does } of steps) {
    now += passes;
    if ("asks" in does) {
      if (waitFor(budget, does.asks, now) > 0) continue;
      begun.push({
        at: now,
        priority: does.asks,
        usedBefore: used(budget, now),
        closedUntil: budget.closedUntil,
      });
      budget = begin(budget, does.asks, now);
    } else if ("closes" in does) budget = close(budget, now + does.closes);
    else if (budget.inFlight > 0) budget = end(budget, now, does);
  }
  return { budget, now, begun };
}

test("whatever happens, no minute holds more requests than the store allows", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400, size: "max" }), (steps) => {
      const { begun } = live(steps);
      for (const { at } of begun)
        assert.ok(begun.filter((other) => other.at > at - WINDOW && other.at <= at).length <= LIMIT);
    }),
    { numRuns: 60 },
  );
});

test("reads never take what is kept for acts, nor what is in the background what is kept for clicks", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400, size: "max" }), (steps) => {
      const { begun } = live(steps);
      for (const one of begun) assert.ok(one.usedBefore < ceiling(newBudget(), one.priority));
    }),
    { numRuns: 60 },
  );
});

test("nobody asks while the store has said no", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: "max" }), (steps) => {
      for (const { at, closedUntil } of live(steps).begun) assert.ok(at >= closedUntil);
    }),
    { numRuns: 60 },
  );
});

test("what holds back an act holds back a click, and what holds back a click what is in the background", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300, size: "max" }), (steps) => {
      const { budget, now } = live(steps);
      const [act, click, background] = [
        waitFor(budget, "act", now),
        waitFor(budget, "click", now),
        waitFor(budget, "background", now),
      ];
      assert.ok(act === 0 || click > 0);
      assert.ok(click === 0 || background > 0);
    }),
    { numRuns: 60 },
  );
});

test("who waits is let in at the latest when the minute after the last answer is over", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300, size: "max" }), priority, (steps, asks) => {
      let { budget, now } = live(steps);
      while (budget.inFlight > 0) budget = end(budget, now);
      const until = now + WINDOW + 5_000;
      for (let wait = waitFor(budget, asks, now); wait > 0; wait = waitFor(budget, asks, now)) {
        now += wait;
        assert.ok(now <= until);
      }
    }),
    { numRuns: 60 },
  );
});

/** Readers that never stop, each answered after a second; answers how many began, and the longest pause. */
function greedyReaders(minutes: number): { begun: number; longestPause: number; budgets: Budget[] } {
  let budget = newBudget();
  const ends: number[] = [];
  const budgets: Budget[] = [];
  let [begun, last, longestPause] = [0, 0, 0];
  for (let now = 0; now < minutes * WINDOW; now += 50) {
    while (ends[0] !== undefined && ends[0] <= now) budget = end(budget, ends.shift() ?? now);
    if (waitFor(budget, "click", now) === 0) {
      budget = begin(budget, "click", now);
      ends.push(now + 1_000);
      begun += 1;
      longestPause = Math.max(longestPause, now - last);
      last = now;
    }
    budgets.push(budget);
  }
  return { begun, longestPause, budgets };
}

test("readers that never stop use nearly all of their part, and none of them sees a long standstill", () => {
  const { begun, longestPause } = greedyReaders(10);
  assert.ok(begun >= 0.9 * 10 * ceiling(newBudget(), "click"), `${begun} began`);
  assert.ok(longestPause <= 5_000, `${longestPause} ms`);
});

test("a dozen acts begin at once at any moment, however many read", () => {
  const { budgets } = greedyReaders(3);
  for (const [at, budget] of budgets.entries()) {
    const now = at * 50;
    let acting = budget;
    for (let acts = 0; acts < 12; acts++) {
      assert.equal(waitFor(acting, "act", now), 0);
      acting = begin(acting, "act", now);
    }
  }
});

test("the store's headers teach a smaller or larger limit, and what others with the same key have used", () => {
  const asked = end(begin(newBudget(), "click", 0), 10, { limit: 10, remaining: 2 });
  assert.equal(ceiling(asked, "act"), 10);
  assert.equal(used(asked, 10), 8);
  assert.ok(waitFor(asked, "click", 10) > 0);
  assert.equal(waitFor(asked, "act", 10), 0);
  assert.equal(used(asked, 10 + WINDOW), 0);
});
