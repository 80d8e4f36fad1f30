import type { License } from "#contract/license.ts";
import { licenseActs } from "#domain/license-acts.ts";
import { licenseFacts } from "#domain/license-facts.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import { type LastAttempt, licenseVerdict } from "#domain/license-verdict.ts";
import { say } from "#domain/sentence.ts";
import type { Messages } from "#lib/messages/en.ts";
import type { Found } from "./found.ts";

/** In whose words, for whose clock. */
export interface Teller {
  messages: Messages;
  locale: string;
  timeZone: string;
  now: Date;
}

export function licenseHref(key: string): string {
  return `/licenses/${encodeURIComponent(key)}`;
}

export function foundLicense(
  license: License,
  teller: Teller,
  lastAttempt: LastAttempt | null = null,
  remark?: string,
): Found {
  const facts = licenseFacts(license);
  const revocationReason = license.revocation?.reason ?? null;
  const { tone, headline } = licenseVerdict({ ...facts, revocationReason }, teller.now, lastAttempt);
  const { customer, product, license_key: key } = license;
  return {
    kind: "license",
    id: key,
    title: maskLicenseKey(key),
    about: [remark, product.name, customer?.email].filter((each) => each !== undefined),
    href: licenseHref(key),
    verdict: {
      tone,
      sentence: say(teller.messages.sentences, headline, teller.timeZone),
      acts: licenseActs(facts, teller.now),
    },
  };
}
