import assert from "node:assert/strict";
import { test } from "node:test";
import { lastDays } from "./days.ts";

test("the last days end today and count today, in UTC", () => {
  const now = new Date("2026-03-01T23:30:00Z");
  assert.deepEqual(lastDays(now, 1), { start: "2026-03-01", end: "2026-03-01" });
  assert.deepEqual(lastDays(now, 7), { start: "2026-02-23", end: "2026-03-01" });
});
