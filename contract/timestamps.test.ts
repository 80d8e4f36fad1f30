import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { withMicroseconds, withOffset } from "./timestamps.ts";

const instant = fc.date({
  min: new Date("0000-01-01T00:00:00Z"),
  max: new Date("9999-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

test("an instant is told in its two forms", () => {
  const moment = new Date("2026-03-15T12:00:00.070Z");
  assert.equal(withMicroseconds(moment), "2026-03-15T12:00:00.070000Z");
  assert.equal(withOffset(moment), "2026-03-15T12:00:00+00:00");
});

test("every instant is told as the platform tells it", () => {
  fc.assert(
    fc.property(instant, (moment) => {
      assert.equal(withMicroseconds(moment), moment.toISOString().replace("Z", "000Z"));
      assert.equal(withOffset(moment), `${moment.toISOString().slice(0, 19)}+00:00`);
    }),
  );
});

test("what is no instant is not told", () => {
  assert.throws(() => withMicroseconds(new Date(Number.NaN)), RangeError);
});
