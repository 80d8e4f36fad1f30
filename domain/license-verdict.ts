import type { AttemptOutcome } from "#contract/attempt.ts";
import type { LicenseStatus } from "#contract/license.ts";
import { activationRefusal, type License } from "./license-activation.ts";
import { licenseStatus } from "./license-status.ts";
import type { Sentence } from "./sentence.ts";
import { when } from "./when.ts";

/** Beyond these days the day says more than the distance. */
const EXPIRY_DAYS = 60;
const REFUSAL_DAYS = 1;
/** A refusal that old is history; what the license is now comes first. */
const REFUSAL_LEADS = REFUSAL_DAYS * 86_400_000;

export interface JudgedLicense extends License {
  revocationReason?: string | null;
}

export interface LastAttempt {
  outcome: AttemptOutcome;
  code: string | null;
  createdAt: Date;
}

export interface Verdict {
  /** What it looks like: a status, or a refusal that stands. */
  tone: LicenseStatus | "refused";
  /** The one sentence on top, which can be read out. */
  headline: Sentence;
  /** What the license is, where the headline tells of something else. */
  state: Sentence | null;
}

/** What a license is now, in a sentence. */
export function licenseState(license: JudgedLicense, now: Date): Sentence {
  const { activationCount: used, maxActivations: max, expiresAt, revokedAt } = license;
  const expires = expiresAt && when(expiresAt, now, EXPIRY_DAYS);
  if (revokedAt) {
    const reason = license.revocationReason || null;
    return { key: "license_revoked", params: { revoked: when(revokedAt, now, EXPIRY_DAYS), reason } };
  }
  if (expires && licenseStatus(license, now) === "expired") {
    return { key: "license_expired", params: { used, max, expired: expires } };
  }
  if (license.activatedAt) return { key: "license_active", params: { used, max, expires } };
  return { key: "license_pending", params: { max, expires } };
}

/** Why it was refused, as far as that is still so. */
function refusedSentence(license: License, attempt: LastAttempt, now: Date): Sentence {
  const refused = when(attempt.createdAt, now, REFUSAL_DAYS);
  const { activationCount: used, maxActivations: max } = license;
  switch (activationRefusal(license, now)) {
    case null:
      return { key: "refused_possible_now", params: { refused } };
    case "license_revoked":
      return { key: "refused_revoked", params: { refused } };
    case "license_expired":
      return { key: "refused_expired", params: { refused } };
    case "license_limit_reached":
      return { key: "refused_limit_reached", params: { refused, used, max } };
  }
}

function leads(attempt: LastAttempt | null, now: Date): attempt is LastAttempt {
  return attempt?.outcome === "refused" && now.getTime() - attempt.createdAt.getTime() < REFUSAL_LEADS;
}

/** What support sees first: a fresh refusal, else what the license is. */
export function licenseVerdict(
  license: JudgedLicense,
  now: Date,
  lastAttempt: LastAttempt | null = null,
): Verdict {
  const state = licenseState(license, now);
  const status = licenseStatus(license, now);
  if (!leads(lastAttempt, now)) return { tone: status, headline: state, state: null };
  const headline = refusedSentence(license, lastAttempt, now);
  return { tone: headline.key === "refused_possible_now" ? status : "refused", headline, state };
}
