import type { ReasonCode } from "#contract/errors.ts";
import { type LicenseFacts, licenseStatus } from "./license-status.ts";

export interface Slots {
  activationCount: number;
  maxActivations: number;
}

export type ActivationRefusal = Extract<
  ReasonCode,
  "license_revoked" | "license_expired" | "license_limit_reached"
>;

type Guard = (license: LicenseFacts & Slots, now: Date) => boolean;

/** Asked one after the other; the first that says yes is the reason given. The order is the rule. */
export const activationGuards: readonly (readonly [ActivationRefusal, Guard])[] = [
  ["license_revoked", (license, now) => licenseStatus(license, now) === "revoked"],
  ["license_expired", (license, now) => licenseStatus(license, now) === "expired"],
  ["license_limit_reached", (license) => remainingActivations(license) === 0],
];

/** Why the license may not be activated on one more device now; null when it may. */
export function activationRefusal(license: LicenseFacts & Slots, now: Date): ActivationRefusal | null {
  return activationGuards.find(([, refuses]) => refuses(license, now))?.[0] ?? null;
}

export function remainingActivations({ activationCount, maxActivations }: Slots): number {
  return Math.max(maxActivations - activationCount, 0);
}

export type ValidityUnit = "day" | "month" | "year";

export interface Validity {
  amount: number;
  unit: ValidityUnit;
}

/** Facts after an activation: the first one sets when it began and, with a validity, when it ends. */
export function activated(facts: LicenseFacts, validity: Validity | null, now: Date): LicenseFacts {
  if (facts.activatedAt) return facts;
  const expiresAt = facts.expiresAt ?? (validity ? addValidity(now, validity) : null);
  return { ...facts, activatedAt: now, expiresAt };
}

/** Calendar time in UTC: a month from the 31st of January is the last of February. */
export function addValidity(from: Date, { amount, unit }: Validity): Date {
  const end = new Date(from);
  if (unit === "day") {
    end.setUTCDate(end.getUTCDate() + amount);
    return end;
  }
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (unit === "year" ? amount * 12 : amount));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}
