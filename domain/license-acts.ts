import { type ActivationRefusal, activationRefusal, type License } from "./license-activation.ts";
import { type RevocationRefusal, revocationRefusal } from "./license-revocation.ts";

/** What may be done to a license now: null where it may, else the code whose reason says why not. */
export interface LicenseActs {
  activate: ActivationRefusal | null;
  revoke: RevocationRefusal | null;
}

export function licenseActs(license: License, now: Date): LicenseActs {
  return { activate: activationRefusal(license, now), revoke: revocationRefusal(license, now) };
}
