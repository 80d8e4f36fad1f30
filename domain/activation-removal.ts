import type { ReasonCode } from "#contract/errors.ts";
import { type LicenseFacts, licenseStatus } from "./license-status.ts";
import type { Sentence } from "./sentence.ts";

export type RemovalRefusal = Extract<
  ReasonCode,
  "activation_already_removed" | "activation_of_revoked_license"
>;

type Guard = (license: LicenseFacts, removedAt: Date | null, now: Date) => boolean;

/** Asked one after the other; the first that says yes is the reason given. The order is the rule. */
export const removalGuards: readonly (readonly [RemovalRefusal, Guard])[] = [
  ["activation_already_removed", (_license, removedAt) => removedAt !== null],
  ["activation_of_revoked_license", (license, _removedAt, now) => licenseStatus(license, now) === "revoked"],
];

/** Why this activation's slot may not be freed now; null when it may. An expired license's may. */
export function removalRefusal(
  license: LicenseFacts,
  removedAt: Date | null,
  now: Date,
): RemovalRefusal | null {
  return removalGuards.find(([, refuses]) => refuses(license, removedAt, now))?.[0] ?? null;
}

interface Held {
  deviceIdentifier: string | null;
  createdAt: Date;
  removedAt: Date | null;
}

/** What a device holds beyond its newest slot, given newest first. Those that never said who they are hold one each. */
export function spareSlots<Activation extends Held>(
  newestFirst: readonly Activation[],
  device: string,
): Activation[] {
  return newestFirst.filter((each) => each.deviceIdentifier === device && each.removedAt === null).slice(1);
}

/** What freeing one slot means, as a person reads it before they do it. */
export function removalSentence(device: string | null): Sentence {
  return { key: "removal", params: { device } };
}

export function freeingSentence(device: string, slots: number): Sentence {
  return { key: "freeing", params: { device, spare: slots - 1 } };
}
