import { english } from "./english.ts";
import { type LicenseFacts, licenseStatus } from "./license-status.ts";
import type { Sentence } from "./sentence.ts";

export type RevocationRefusal = "license_already_revoked";

/** Any license that is not revoked may be, an expired one too. */
export function revocationRefusal(license: LicenseFacts, now: Date): RevocationRefusal | null {
  return licenseStatus(license, now) === "revoked" ? "license_already_revoked" : null;
}

export interface RevocationConsequence {
  /** Null where the store does not tell whose license it is. */
  customer: string | null;
  product: string;
  devices: number;
  records: number;
}

/** Who loses what, as a person reads it before they do it. */
export function revocationSentence({ devices, ...lost }: RevocationConsequence): Sentence {
  if (devices === 0) return { key: "revocation_unused", params: lost };
  return { key: "revocation_in_use", params: { ...lost, devices } };
}

export function revocationConsequence(consequence: RevocationConsequence): string {
  return english(revocationSentence(consequence));
}
