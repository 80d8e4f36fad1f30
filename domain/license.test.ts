import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { licenseStatuses } from "#contract/license.ts";
import {
  activated,
  activationGuards,
  activationRefusal,
  addValidity,
  remainingActivations,
} from "./license-activation.ts";
import { revocationConsequence, revocationRefusal } from "./license-revocation.ts";
import { expiredAt, type LicenseFacts, licenseStatus } from "./license-status.ts";

const now = new Date("2026-03-05T12:00:00.000Z");
const before = new Date("2026-03-05T11:59:59.999Z");
const after = new Date("2026-03-05T12:00:00.001Z");
const fresh: LicenseFacts = { activatedAt: null, expiresAt: null, revokedAt: null };
const inUse = { ...fresh, activatedAt: before };

describe("a license's status", () => {
  const table: [string, LicenseFacts, string][] = [
    ["never activated", fresh, "pending_activation"],
    ["activated", inUse, "active"],
    ["activated, ends later", { ...inUse, expiresAt: after }, "active"],
    ["ends at this very moment", { ...inUse, expiresAt: now }, "expired"],
    ["ended", { ...inUse, expiresAt: before }, "expired"],
    ["ended without ever being activated", { ...fresh, expiresAt: before }, "expired"],
    ["revoked before use", { ...fresh, revokedAt: before }, "revoked"],
    ["revoked in use", { ...inUse, revokedAt: before }, "revoked"],
    ["ended and revoked", { ...inUse, expiresAt: before, revokedAt: now }, "revoked"],
  ];
  for (const [title, facts, status] of table) {
    it(`${title}: ${status}`, () => assert.equal(licenseStatus(facts, now), status));
  }

  const instant = fc.option(fc.date({ noInvalidDate: true }), { nil: null });
  const facts = fc.record({ activatedAt: instant, expiresAt: instant, revokedAt: instant });

  it("is one of four, whatever the facts, and revoked is for ever", () => {
    fc.assert(
      fc.property(facts, fc.date({ noInvalidDate: true }), (license, at) => {
        const status = licenseStatus(license, at);
        assert.ok(licenseStatuses.includes(status));
        assert.equal(status === "revoked", license.revokedAt !== null);
      }),
    );
  });

  it("never comes back from expired as time goes on", () => {
    fc.assert(
      fc.property(facts, fc.date({ noInvalidDate: true }), fc.nat(), (license, at, wait) => {
        if (licenseStatus(license, at) !== "expired") return;
        const then = new Date(Math.min(at.getTime() + wait, 8_640_000_000_000_000));
        assert.equal(licenseStatus(license, then), "expired");
      }),
    );
  });

  it("tells the moment of expiry, not of its notice; one revoked earlier never expired", () => {
    assert.equal(expiredAt({ ...inUse, expiresAt: before }, now), before);
    assert.equal(expiredAt({ ...inUse, expiresAt: after }, now), null);
    assert.equal(expiredAt({ ...inUse, expiresAt: now, revokedAt: before }, now), null);
    assert.equal(expiredAt({ ...inUse, expiresAt: before, revokedAt: now }, now), before);
  });
});

describe("activating a license", () => {
  const free = { activationCount: 0, maxActivations: 2 };
  const full = { activationCount: 2, maxActivations: 2 };

  it("is refused in this order: revoked, expired, limit reached", () => {
    assert.deepEqual(
      activationGuards.map(([code]) => code),
      ["license_revoked", "license_expired", "license_limit_reached"],
    );
    const everything = { ...inUse, ...full, expiresAt: before, revokedAt: before };
    assert.equal(activationRefusal(everything, now), "license_revoked");
    assert.equal(activationRefusal({ ...everything, revokedAt: null }, now), "license_expired");
    assert.equal(activationRefusal({ ...inUse, ...full }, now), "license_limit_reached");
  });

  it("is allowed while it is pending or active and slots remain", () => {
    assert.equal(activationRefusal({ ...fresh, ...free }, now), null);
    assert.equal(activationRefusal({ ...inUse, ...free, activationCount: 1 }, now), null);
    assert.equal(remainingActivations(free), 2);
    assert.equal(remainingActivations(full), 0);
  });

  it("sets the beginning and the end the first time only", () => {
    const first = activated(fresh, { amount: 1, unit: "year" }, now);
    assert.deepEqual(first.activatedAt, now);
    assert.deepEqual(first.expiresAt, new Date("2027-03-05T12:00:00.000Z"));
    assert.deepEqual(activated(first, { amount: 1, unit: "year" }, after), first);
    assert.equal(activated(fresh, null, now).expiresAt, null);
  });

  it("counts validity by the calendar, a month's end at its last day", () => {
    const end = (from: string, amount: number, unit: "day" | "month" | "year") =>
      addValidity(new Date(from), { amount, unit }).toISOString();
    assert.equal(end("2026-01-31T10:00:00Z", 1, "month"), "2026-02-28T10:00:00.000Z");
    assert.equal(end("2028-02-29T10:00:00Z", 1, "year"), "2029-02-28T10:00:00.000Z");
    assert.equal(end("2026-12-31T23:59:59Z", 2, "month"), "2027-02-28T23:59:59.000Z");
    assert.equal(end("2026-03-28T10:00:00Z", 30, "day"), "2026-04-27T10:00:00.000Z");
  });
});

describe("revoking a license", () => {
  it("is possible from every state but revoked", () => {
    assert.equal(revocationRefusal(fresh, now), null);
    assert.equal(revocationRefusal(inUse, now), null);
    assert.equal(revocationRefusal({ ...inUse, expiresAt: before }, now), null);
    assert.equal(revocationRefusal({ ...inUse, revokedAt: before }, now), "license_already_revoked");
  });

  it("says beforehand what is lost", () => {
    const lost = { customer: "Ana Ruiz", product: "Brush Pack Pro", devices: 3, records: 3 };
    assert.equal(
      revocationConsequence(lost),
      "Ana Ruiz loses “Brush Pack Pro” on 3 devices, now and for ever. The 3 activation records stay.",
    );
    assert.match(revocationConsequence({ ...lost, devices: 0, records: 0 }), /can never use/);
  });
});
