import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { removalGuards, removalRefusal, spareSlots } from "./activation-removal.ts";

const now = new Date("2026-03-05T12:00:00.000Z");
const before = new Date("2026-03-05T11:00:00.000Z");
const active = { activatedAt: before, expiresAt: null, revokedAt: null };
const held = (deviceIdentifier: string | null, removedAt: Date | null = null) => ({
  deviceIdentifier,
  createdAt: before,
  removedAt,
});

describe("an activation may be removed", () => {
  it("from a license that is in use, and from one that has expired", () => {
    assert.equal(removalRefusal(active, null, now), null);
    assert.equal(removalRefusal({ ...active, expiresAt: before }, null, now), null);
  });

  it("once", () => {
    assert.equal(removalRefusal(active, before, now), "activation_already_removed");
  });

  it("but not from a revoked license, whose history is closed", () => {
    const revoked = { ...active, revokedAt: before };
    assert.equal(removalRefusal(revoked, null, now), "activation_of_revoked_license");
  });

  it("and that it is removed already is said before anything else", () => {
    assert.equal(removalRefusal({ ...active, revokedAt: before }, before, now), "activation_already_removed");
    assert.deepEqual(
      removalGuards.map(([code]) => code),
      ["activation_already_removed", "activation_of_revoked_license"],
    );
  });
});

describe("what a device holds beyond its newest slot", () => {
  it("is all but the first of those still held, newest first", () => {
    const slots = [held("Mac"), held("iPad"), held("Mac", before), held("Mac"), held("Mac")];
    assert.deepEqual(spareSlots(slots, "Mac"), [slots[3], slots[4]]);
    assert.deepEqual(spareSlots(slots, "iPad"), []);
    assert.deepEqual(spareSlots(slots, "mac"), []);
  });
});
