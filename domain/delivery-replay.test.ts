import assert from "node:assert/strict";
import { test } from "node:test";
import { type Replayed, replayRefusal } from "./delivery-replay.ts";

const now = new Date("2026-03-15T12:00:00Z");
const soon = new Date(now.getTime() + 1);
const free: Replayed = { isTest: false, pulse: { isEnabled: true }, leasedUntil: null };

test("a delivery may be replayed unless it is a test, being sent, or its pulse is gone or off", () => {
  assert.equal(replayRefusal(free, now), null);
  assert.equal(replayRefusal({ ...free, isTest: true }, now), "delivery_is_test");
  assert.equal(replayRefusal({ ...free, pulse: null }, now), "delivery_pulse_deleted");
  assert.equal(replayRefusal({ ...free, pulse: { isEnabled: false } }, now), "delivery_pulse_disabled");
  assert.equal(replayRefusal({ ...free, leasedUntil: soon }, now), "delivery_under_way");
});

test("whoever was sending it is taken for dead once their time is over", () => {
  assert.equal(replayRefusal({ ...free, leasedUntil: now }, now), null);
});
