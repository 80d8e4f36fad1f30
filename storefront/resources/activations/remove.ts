import { type RemovalRefusal, removalRefusal, spareSlots } from "#domain/activation-removal.ts";
import { rows, run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { recordEvent } from "../../events/record.ts";
import { factsOf, type LicenseRow, type LockedLicense, lockLicense } from "../licenses/queries.ts";
import { type ActivationRow, findActivation } from "./queries.ts";

/** By whom it is removed and why. */
export interface Remover {
  by: string;
  reason: string | null;
}

export interface Removed {
  license: LicenseRow;
  removed: ActivationRow[];
}

export type Removal =
  | Removed
  | { refused: RemovalRefusal | "license_not_found" | "activation_not_found" | "device_not_found" };

/** The license is held from the first look to the commit, so that a slot is given back once, whoever asks at once. */
export async function removeActivation(
  tx: Tx,
  storeId: number,
  { typed, activationId }: { typed: string; activationId: number | null },
  remover: Remover,
  now: Date,
): Promise<Removal> {
  const license = await lockLicense(tx, storeId, typed);
  if (!license) return { refused: "license_not_found" };
  const activation = await findActivation(tx, storeId, activationId);
  if (activation?.license_id !== license.id) return { refused: "activation_not_found" };
  const refused = removalRefusal(factsOf(license), activation.removed_at, now);
  if (refused) return { refused };
  return freeSlots(tx, storeId, license, [activation], remover, now);
}

export async function freeDevice(
  tx: Tx,
  storeId: number,
  { typed, device }: { typed: string; device: string },
  remover: Remover,
  now: Date,
): Promise<Removal> {
  const license = await lockLicense(tx, storeId, typed);
  if (!license) return { refused: "license_not_found" };
  const held = await slotsOf(tx, storeId, license.id, device);
  if (held.length === 0) return { refused: "device_not_found" };
  const refused = removalRefusal(factsOf(license), null, now);
  if (refused) return { refused };
  const facts = held.map((row) => ({
    row,
    deviceIdentifier: row.device_identifier,
    createdAt: row.created_at,
    removedAt: row.removed_at,
  }));
  const spare = spareSlots(facts, device).map(({ row }) => row);
  return freeSlots(tx, storeId, license, spare, remover, now);
}

/** Index: activations_of_license. */
function slotsOf(tx: Tx, storeId: number, licenseId: number, device: string): Promise<ActivationRow[]> {
  return rows<ActivationRow & Record<string, unknown>>(
    tx,
    sql`SELECT a.id, a.license_id, a.ip_address, a.user_agent, a.device_identifier, a.metadata, a.created_at,
               r.removed_at
        FROM activations a
        LEFT JOIN activation_removals r ON r.store_id = a.store_id AND r.activation_id = a.id
        WHERE a.store_id = ${storeId} AND a.license_id = ${licenseId} AND a.device_identifier = ${device}
          AND r.activation_id IS NULL
        ORDER BY a.created_at DESC, a.id DESC`,
  );
}

/** The activations stay as they were; each removal is a record of its own, and each is told. */
async function freeSlots(
  tx: Tx,
  storeId: number,
  license: LockedLicense,
  activations: readonly ActivationRow[],
  { by, reason }: Remover,
  now: Date,
): Promise<Removed> {
  if (activations.length === 0) return { license, removed: [] };
  const ids = activations.map(({ id }) => id);
  await run(
    tx,
    sql`WITH removed AS (
          INSERT INTO activation_removals (store_id, activation_id, removed_at, removed_by, reason)
          SELECT ${storeId}, id, ${now}, ${by}, ${reason} FROM unnest(${ids}::bigint[]) AS freed (id) RETURNING 1)
        UPDATE licenses SET activation_count = activation_count - (SELECT count(*) FROM removed), updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${license.id}`,
  );
  const { sale_id: saleId, id: licenseId } = license;
  const event = { storeId, name: "license.deactivated", saleId, licenseId, now } as const;
  for (const { id, device_identifier } of activations) {
    await recordEvent(tx, { ...event, data: { activation_id: id, device_identifier, by, reason } });
  }
  return {
    license: { ...license, activation_count: license.activation_count - ids.length, updated_at: now },
    removed: activations.map((each) => ({ ...each, removed_at: now })),
  };
}
