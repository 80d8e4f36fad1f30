import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import {
  activationRefusal,
  addValidity,
  canActivate,
  issued,
  reuseRefusal,
  reusesSlot,
  validityUnits,
} from "./license-activation.ts";
import { licenseFacts } from "./license-facts.ts";

const now = new Date("2026-03-05T12:00:00.000Z");
const before = new Date("2026-03-05T11:00:00.000Z");
const full = { activatedAt: before, expiresAt: null, revokedAt: null, activationCount: 2, maxActivations: 2 };

describe("a device that was here before", () => {
  it("reuses its slot only where the product allows it and the device says who it is", () => {
    assert.equal(reusesSlot(true, "MacBook", ["iMac", "MacBook"]), true);
    assert.equal(reusesSlot(false, "MacBook", ["MacBook"]), false);
    assert.equal(reusesSlot(true, "MacBook", ["iMac", null]), false);
    assert.equal(reusesSlot(true, null, [null]), false);
  });

  it("needs no free slot, but a license that is neither revoked nor expired", () => {
    assert.equal(activationRefusal(full, now), "license_limit_reached");
    assert.equal(reuseRefusal(full, now), null);
    assert.equal(reuseRefusal({ ...full, expiresAt: before }, now), "license_expired");
    assert.equal(reuseRefusal({ ...full, revokedAt: before }, now), "license_revoked");
  });
});

describe("a license at its birth", () => {
  it("waits for its first device, and its validity with it", () => {
    const untouched = { activatedAt: null, expiresAt: null, revokedAt: null };
    assert.deepEqual(issued(false, { amount: 1, unit: "year" }, now), untouched);
  });

  it("is valid from that moment when it needs no activation", () => {
    assert.deepEqual(issued(true, { amount: 1, unit: "month" }, now), {
      activatedAt: now,
      expiresAt: new Date("2026-04-05T12:00:00.000Z"),
      revokedAt: null,
    });
  });
});

describe("a validity", () => {
  it("ends later than it begins, on the same day of the month or on the last of a shorter one", () => {
    const from = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    const validity = fc.record({
      amount: fc.integer({ min: 1, max: 120 }),
      unit: fc.constantFrom(...validityUnits),
    });
    fc.assert(
      fc.property(from, validity, (start, { amount, unit }) => {
        const end = addValidity(start, { amount, unit });
        assert.ok(end > start);
        assert.equal(end.getTime() % 86_400_000, start.getTime() % 86_400_000);
        if (unit === "day") return;
        const dayAfter = new Date(end.getTime() + 86_400_000).getUTCDate();
        assert.ok(end.getUTCDate() === start.getUTCDate() || dayAfter === 1);
      }),
    );
  });

  it("longer than a date can tell ends at the last one that can be written", () => {
    for (const unit of validityUnits) {
      const end = addValidity(now, { amount: 2_147_483_647, unit });
      assert.equal(end.toISOString(), "9999-12-31T23:59:59.999Z");
    }
  });
});

describe("a license as the API tells it", () => {
  it("is judged by the same rules", () => {
    const told = {
      revoked_at: null,
      activated_at: "2026-03-05T11:00:00.000000Z",
      expires_at: "2026-03-05T12:00:00.000000Z",
      activation_count: 1,
      max_activations: 2,
    };
    const license = licenseFacts(told);
    assert.deepEqual(license.activatedAt, before);
    assert.equal(canActivate(license, before), true);
    assert.equal(canActivate(license, now), false);
  });
});
