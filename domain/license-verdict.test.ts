import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { english } from "./english.ts";
import { activationSentence } from "./license-activation.ts";
import { licenseActs } from "./license-acts.ts";
import { revocationSentence } from "./license-revocation.ts";
import { licenseStatus } from "./license-status.ts";
import { type JudgedLicense, licenseVerdict } from "./license-verdict.ts";

const now = new Date("2026-11-21T12:00:00.000Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (distance: number) => new Date(now.getTime() - distance);
const ahead = (distance: number) => new Date(now.getTime() + distance);

const pending: JudgedLicense = {
  activatedAt: null,
  expiresAt: null,
  revokedAt: null,
  activationCount: 0,
  maxActivations: 5,
};
const active: JudgedLicense = { ...pending, activatedAt: ago(90 * DAY), activationCount: 3 };
const full: JudgedLicense = { ...active, maxActivations: 3 };

describe("what a license is, in a sentence", () => {
  const table: [Partial<JudgedLicense>, string][] = [
    [{}, "Active on 3 of 5 devices"],
    [{ expiresAt: ahead(12.5 * DAY) }, "Active on 3 of 5 devices, expires in 12 days"],
    [{ expiresAt: ahead(1.5 * DAY) }, "Active on 3 of 5 devices, expires in 1 day"],
    [{ expiresAt: ahead(90 * MINUTE) }, "Active on 3 of 5 devices, expires in 1 hour"],
    [{ expiresAt: ahead(1) }, "Active on 3 of 5 devices, expires within a minute"],
    [{ expiresAt: ahead(61 * DAY) }, "Active on 3 of 5 devices, expires on 21 Jan 2027"],
    [{ maxActivations: 1, activationCount: 1 }, "Active on 1 of 1 device"],
    [{ activatedAt: null, activationCount: 0 }, "Not activated yet, can be used on 5 devices"],
    [{ expiresAt: now }, "Expired just now, used on 3 of 5 devices"],
    [{ expiresAt: ago(3 * DAY) }, "Expired 3 days ago, used on 3 of 5 devices"],
    [{ expiresAt: ago(100 * DAY) }, "Expired on 13 Aug, used on 3 of 5 devices"],
    [{ revokedAt: ago(2 * DAY) }, "Revoked 2 days ago, for ever"],
    [
      { revokedAt: ago(2 * DAY), revocationReason: "refund asked for" },
      "Revoked 2 days ago: refund asked for",
    ],
    [{ revokedAt: ago(2 * DAY), expiresAt: ago(DAY) }, "Revoked 2 days ago, for ever"],
  ];
  for (const [facts, sentence] of table) {
    it(sentence, () => {
      const license = { ...active, ...facts };
      const verdict = licenseVerdict(license, now);
      assert.equal(english(verdict.headline), sentence);
      assert.equal(verdict.tone, licenseStatus(license, now));
      assert.equal(verdict.state, null);
    });
  }
});

describe("a license that was refused lately", () => {
  const refusal = { outcome: "refused", code: "license_limit_reached", createdAt: ago(4 * MINUTE) } as const;

  it("says so first, with the reason, and what it is after that", () => {
    const { tone, headline, state } = licenseVerdict(full, now, refusal);
    assert.equal(tone, "refused");
    assert.equal(english(headline), "Refused 4 minutes ago: 3 of 3 devices in use");
    assert.equal(state && english(state), "Active on 3 of 3 devices");
  });

  it("names the reason that stands now", () => {
    const said = (license: JudgedLicense) => english(licenseVerdict(license, now, refusal).headline);
    assert.equal(said({ ...full, revokedAt: ago(MINUTE) }), "Refused 4 minutes ago: the license is revoked");
    assert.equal(said({ ...full, expiresAt: ago(MINUTE) }), "Refused 4 minutes ago: the license has expired");
  });

  it("is no longer shown as refused once it can be activated", () => {
    const { tone, headline } = licenseVerdict(active, now, refusal);
    assert.equal(tone, "active");
    assert.equal(english(headline), "Refused 4 minutes ago, but it can be activated now");
  });

  it("is judged by what it is a day later, and after an attempt that went well", () => {
    const old = { ...refusal, createdAt: ago(DAY) };
    const well = { outcome: "accepted", code: null, createdAt: ago(MINUTE) } as const;
    for (const attempt of [old, well, null]) {
      assert.equal(english(licenseVerdict(full, now, attempt).headline), "Active on 3 of 3 devices");
    }
  });
});

const instant = fc.option(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") }));
const licenses = fc.record({
  activatedAt: instant,
  expiresAt: instant,
  revokedAt: instant,
  activationCount: fc.nat({ max: 4 }),
  maxActivations: fc.integer({ min: 1, max: 4 }),
});

describe("whatever the facts", () => {
  it("there is a sentence, and it can be read out", () => {
    const attempts = fc.option(
      fc.record({
        outcome: fc.constantFrom("accepted" as const, "refused" as const),
        code: fc.option(fc.string()),
        createdAt: fc.constantFrom(ago(0), ago(30 * MINUTE), ago(DAY), ahead(MINUTE)),
      }),
    );
    fc.assert(
      fc.property(licenses, attempts, (license, attempt) => {
        const { headline, state } = licenseVerdict(license, now, attempt);
        const sentences = state ? [headline, state] : [headline];
        for (const sentence of [...sentences, activationSentence(license)]) {
          assert.match(english(sentence), /^[A-Z].{10,}/);
          assert.doesNotMatch(english(sentence), /undefined|null|NaN|-\d|\b1 (device|minute|hour|day)s\b/);
        }
      }),
    );
  });

  it("a license that may be revoked is not revoked, and one that may be activated has a slot", () => {
    fc.assert(
      fc.property(licenses, (license) => {
        const { activate, revoke } = licenseActs(license, now);
        assert.equal(revoke === null, license.revokedAt === null);
        if (activate === null) assert.ok(license.activationCount < license.maxActivations);
        if (revoke !== null) assert.equal(activate, "license_revoked");
      }),
    );
  });
});

describe("before an act", () => {
  it("a person reads what an activation takes", () => {
    assert.match(english(activationSentence(pending)), /first activation.*1 of 5 devices/);
    assert.equal(english(activationSentence(active)), "This takes device 4 of 5.");
  });

  it("a person reads who loses what by a revocation, also when the store doesn't say whose it is", () => {
    const lost = { customer: null, product: "Brush Pack Pro", devices: 1, records: 1 };
    assert.equal(
      english(revocationSentence(lost)),
      "The customer loses “Brush Pack Pro” on 1 device, now and for ever. The 1 activation record stays.",
    );
    assert.equal(
      english(revocationSentence({ ...lost, customer: "Ana Ruiz", devices: 0, records: 2 })),
      "Ana Ruiz can never use this license for “Brush Pack Pro”. The 2 activation records stay.",
    );
  });
});
