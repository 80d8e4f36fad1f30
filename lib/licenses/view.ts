import type { Attempt } from "#contract/attempt.ts";
import type { License } from "#contract/license.ts";
import { type ActivationFacts, devicesOf } from "#domain/activation-devices.ts";
import { licenseFacts } from "#domain/license-facts.ts";
import type { RevocationConsequence } from "#domain/license-revocation.ts";
import { type LastAttempt, licenseVerdict, type Verdict } from "#domain/license-verdict.ts";
import type { Page, Problem } from "../answer.ts";
import type { ActivationRow } from "../lists/activations.ts";

/** A device as it is shown: what holds how many slots, and how it was seen last. */
export interface DeviceView {
  /** Null for one that never said who it is. */
  identifier: string | null;
  slots: number;
  /** Its newest one in use. */
  activationId: number;
  lastAt: string;
  program: string | null;
  ip: string;
}

/** Everything that the top of a license's page says, as plain data. */
export interface LicenseView {
  license: License;
  /** The newest one; null where there was none or this store tells none. */
  lastAttempt: Attempt | null;
  /** What holds the slots now, as far as the newest records tell; null where they could not be read. */
  devices: DeviceView[] | null;
  /** Whether this store lets an owner give slots back. */
  freesSlots: boolean;
  /** How many activation records there are, removed ones too, as far as they were read. */
  records: number;
  /** The colleague who revoked it here; null where nobody did, or nobody knows. */
  revokedBy: string | null;
  /** Why something of it is missing. */
  problem: Problem | null;
}

const facts = (row: ActivationRow): ActivationFacts => ({
  deviceIdentifier: row.device_identifier,
  createdAt: new Date(row.created_at),
  removedAt: row.removed_at ? new Date(row.removed_at) : null,
});

export function deviceViews(rows: readonly ActivationRow[]): DeviceView[] {
  const inUse = rows.filter(({ removed_at }) => !removed_at);
  // Two that never said who they are may have come at the same instant.
  const told = new Set<number>();
  return devicesOf(inUse.map(facts)).flatMap(({ identifier, slots, lastAt }) => {
    const last = inUse.find(
      (row) =>
        row.device_identifier === identifier &&
        Date.parse(row.created_at) === lastAt.getTime() &&
        !told.has(row.id),
    );
    if (!last) return [];
    told.add(last.id);
    const { id: activationId, created_at, program, activated_by_ip: ip } = last;
    return { identifier, slots, activationId, lastAt: created_at, program, ip };
  });
}

/** What stays after a revocation: all records where they fit on one page, otherwise at least those in use. */
export function recordsOf({ rows, nextCursor }: Page<ActivationRow>, license: License): number {
  return nextCursor === null ? rows.length : Math.max(rows.length, license.activation_count);
}

export function lastAttemptOf(attempt: Attempt | null | undefined): LastAttempt | null {
  if (!attempt) return null;
  return { outcome: attempt.outcome, code: attempt.code, createdAt: new Date(attempt.created_at) };
}

export function verdictOf(
  { license, lastAttempt }: Pick<LicenseView, "license" | "lastAttempt">,
  now: Date,
): Verdict {
  const judged = { ...licenseFacts(license), revocationReason: license.revocation?.reason ?? null };
  return licenseVerdict(judged, now, lastAttemptOf(lastAttempt));
}

/** Who loses what. Devices are counted by their names; a store that could not tell them is counted by its slots. */
export function consequenceOf({ license, devices, records }: LicenseView): RevocationConsequence {
  return {
    customer: license.customer?.name || license.customer?.email || null,
    product: license.product.name,
    devices: devices?.length ?? license.activation_count,
    records,
  };
}

/** The view after an act, with what the store answered; the history is read anew beside it. */
export function withLicense(view: LicenseView, license: License): LicenseView {
  return { ...view, license };
}
