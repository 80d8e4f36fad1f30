import { type LicenseFacts, licenseStatus } from "./license-status.ts";

/** Any license that is not revoked may be, an expired one too. */
export function revocationRefusal(license: LicenseFacts, now: Date): "license_already_revoked" | null {
  return licenseStatus(license, now) === "revoked" ? "license_already_revoked" : null;
}

export interface RevocationConsequence {
  customer: string;
  product: string;
  devices: number;
  records: number;
}

/** What a person reads before they do it. */
export function revocationConsequence({
  customer,
  product,
  devices,
  records,
}: RevocationConsequence): string {
  const where = devices === 1 ? "1 device" : `${devices} devices`;
  const kept = records === 1 ? "The 1 activation record stays." : `The ${records} activation records stay.`;
  const lost =
    devices === 0
      ? `${customer} can never use this license for “${product}”.`
      : `${customer} loses “${product}” on ${where}, now and for ever.`;
  return records === 0 ? lost : `${lost} ${kept}`;
}
