import assert from "node:assert/strict";
import { test } from "node:test";
import { isFailing, pulseHealthState } from "./pulse-health.ts";
import { nextAttemptAt } from "./pulse-retry.ts";

const start = new Date("2026-03-15T12:00:00Z");

test("a target that answers again within its first retries was never failing", () => {
  assert.equal(isFailing({ failures: 500, failingSince: start }, new Date(start.getTime() + 299_999)), false);
  assert.equal(
    isFailing({ failures: 2, failingSince: start }, new Date(start.getTime() + 86_400_000)),
    false,
  );
  assert.equal(isFailing({ failures: 0, failingSince: null }, start), false);
});

test("a single delivery that keeps failing makes its pulse failing with its fourth attempt", () => {
  let at = start;
  const failing = [1, 2, 3, 4].map((failures) => {
    const is = isFailing({ failures, failingSince: start }, at);
    at = nextAttemptAt(failures, at, 0) ?? at;
    return is;
  });
  assert.deepEqual(failing, [false, false, false, true]);
});

test("a pulse's health is one word: gone, then failing, then unsteady, then whether it ever worked", () => {
  const at = (minutes: number) => new Date(start.getTime() - minutes * 60_000);
  const fresh = { disabledReason: null, failures: 0, failingSince: null, lastSuccessAt: null };
  const failing = { ...fresh, failures: 3, failingSince: at(5), lastSuccessAt: at(9) };
  assert.equal(pulseHealthState(fresh, start), "untried");
  assert.equal(pulseHealthState({ ...fresh, lastSuccessAt: at(1) }, start), "working");
  assert.equal(pulseHealthState({ ...failing, failures: 2 }, start), "unsteady");
  assert.equal(pulseHealthState({ ...failing, failingSince: at(4) }, start), "unsteady");
  assert.equal(pulseHealthState(failing, start), "failing");
  assert.equal(pulseHealthState({ ...failing, disabledReason: "gone" }, start), "gone");
});
