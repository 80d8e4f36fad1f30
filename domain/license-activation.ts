import type { ReasonCode } from "#contract/errors.ts";
import { type LicenseFacts, licenseStatus } from "./license-status.ts";
import type { Sentence } from "./sentence.ts";

export interface Slots {
  activationCount: number;
  maxActivations: number;
}

export type ActivationRefusal = Extract<
  ReasonCode,
  "license_revoked" | "license_expired" | "license_limit_reached"
>;

export type License = LicenseFacts & Slots;

type Guard = (license: License, now: Date) => boolean;

/** Asked one after the other; the first that says yes is the reason given. The order is the rule. */
export const activationGuards: readonly (readonly [ActivationRefusal, Guard])[] = [
  ["license_revoked", (license, now) => licenseStatus(license, now) === "revoked"],
  ["license_expired", (license, now) => licenseStatus(license, now) === "expired"],
  ["license_limit_reached", (license) => remainingActivations(license) === 0],
];

/** Why the license may not be activated on one more device now; null when it may. */
export function activationRefusal(license: License, now: Date): ActivationRefusal | null {
  return activationGuards.find(([, refuses]) => refuses(license, now))?.[0] ?? null;
}

/** The same for a device that already holds a slot and is to reuse it: it needs no free one. */
export function reuseRefusal(license: License, now: Date): ActivationRefusal | null {
  return activationRefusal({ ...license, activationCount: 0 }, now);
}

export function canActivate(license: License, now: Date): boolean {
  return activationRefusal(license, now) === null;
}

/** Only a device that says who it is can come back to its slot, and only where the product allows it. */
export function reusesSlot(
  productAllows: boolean,
  device: string | null,
  devicesInUse: readonly (string | null)[],
): boolean {
  return productAllows && device !== null && devicesInUse.includes(device);
}

export function remainingActivations({ activationCount, maxActivations }: Slots): number {
  return Math.max(maxActivations - activationCount, 0);
}

/** What one more activation means, as a person reads it before they do it. */
export function activationSentence({ activatedAt, activationCount, maxActivations: max }: License): Sentence {
  if (!activatedAt) return { key: "activation_first", params: { max } };
  return { key: "activation_further", params: { slot: activationCount + 1, max } };
}

export const validityUnits = ["day", "month", "year"] as const;
export type ValidityUnit = (typeof validityUnits)[number];

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

/** A license at its birth: waiting for its first device or, where none is needed, valid from now on. */
export function issued(needsNoActivation: boolean, validity: Validity | null, now: Date): LicenseFacts {
  const untouched = { activatedAt: null, expiresAt: null, revokedAt: null };
  return needsNoActivation ? activated(untouched, validity, now) : untouched;
}

// The last moment that every program and the wire can write with a year of four digits.
const LAST_MOMENT = new Date("9999-12-31T23:59:59.999Z");

/** Calendar time in UTC: a month from the 31st of January is the last of February. */
export function addValidity(from: Date, validity: Validity): Date {
  const end = calendarEnd(from, validity);
  return end <= LAST_MOMENT ? end : LAST_MOMENT;
}

function calendarEnd(from: Date, { amount, unit }: Validity): Date {
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
