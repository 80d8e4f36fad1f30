import {
  type ActivationRefusal,
  activated,
  activationRefusal,
  reuseRefusal,
  reusesSlot,
  validityUnits,
} from "#domain/license-activation.ts";
import { row, rows, run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { recordEvent } from "../../events/record.ts";
import { type Caller, recordAttempt } from "../attempts/record.ts";
import { factsOf, type LicenseRow, type LockedLicense, lockLicense } from "./queries.ts";

export type Activation = { license: LicenseRow } | { refused: ActivationRefusal | "license_not_found" };

/** The license is held from the first look to the commit, so of many racing for the last slot one gets it. */
export async function activate(
  tx: Tx,
  storeId: number,
  typed: string,
  caller: Caller,
  now: Date,
): Promise<Activation> {
  const license = await lockLicense(tx, storeId, typed);
  const attempt = { storeId, license: license ?? null, typed, caller };
  if (!license) {
    const code = "license_not_found";
    await recordAttempt(tx, { ...attempt, outcome: "refused", code }, now);
    return { refused: code };
  }
  const comesBack = await holdsSlot(tx, storeId, license, caller);
  const facts = factsOf(license);
  const refused = comesBack ? reuseRefusal(facts, now) : activationRefusal(facts, now);
  if (refused) {
    await recordRefusedEvent(tx, storeId, license, refused, now);
    await recordAttempt(tx, { ...attempt, outcome: "refused", code: refused }, now);
    return { refused };
  }
  const after = comesBack ? license : await takeSlot(tx, storeId, license, caller, now);
  await recordAttempt(tx, { ...attempt, outcome: "accepted", code: null }, now);
  return { license: after };
}

async function holdsSlot(
  tx: Tx,
  storeId: number,
  license: LockedLicense,
  { device }: Caller,
): Promise<boolean> {
  if (!license.reuses_device_slot || device === null) return false;
  const inUse = await rows<{ device: string | null }>(
    tx,
    sql`SELECT a.device_identifier AS device FROM activations a
        LEFT JOIN activation_removals r ON r.store_id = a.store_id AND r.activation_id = a.id
        WHERE a.store_id = ${storeId} AND a.license_id = ${license.id} AND r.activation_id IS NULL`,
  );
  return reusesSlot(
    license.reuses_device_slot,
    device,
    inUse.map((slot) => slot.device),
  );
}

async function takeSlot(
  tx: Tx,
  storeId: number,
  license: LockedLicense,
  caller: Caller,
  now: Date,
): Promise<LicenseRow> {
  const { activatedAt, expiresAt } = activated(factsOf(license), validityOf(license), now);
  const taken = await row<{ activation_id: number }>(
    tx,
    sql`WITH license AS (
          UPDATE licenses SET activation_count = activation_count + 1, activated_at = ${activatedAt},
                              expires_at = ${expiresAt}, updated_at = ${now}
          WHERE store_id = ${storeId} AND id = ${license.id} RETURNING id)
        INSERT INTO activations (store_id, license_id, device_identifier, ip_address, user_agent, created_at)
        SELECT ${storeId}::bigint, license.id, ${caller.device}::text, ${caller.ip}::text, ${caller.userAgent}::text,
               ${now}::timestamptz
        FROM license RETURNING id AS activation_id`,
  );
  await recordEvent(tx, {
    storeId,
    name: "license.activated",
    saleId: license.sale_id,
    licenseId: license.id,
    data: { activation_id: taken?.activation_id, device_identifier: caller.device },
    now,
  });
  const count = license.activation_count + 1;
  return {
    ...license,
    activation_count: count,
    activated_at: activatedAt,
    expires_at: expiresAt,
    updated_at: now,
  };
}

function validityOf({ validity_amount: amount, validity_unit: named }: LockedLicense) {
  const unit = validityUnits.find((known) => known === named);
  return amount !== null && unit ? { amount, unit } : null;
}

/** A program that keeps trying is told of once in ten minutes, not each time. Index: events_of_license. */
async function recordRefusedEvent(
  tx: Tx,
  storeId: number,
  license: LicenseRow,
  code: ActivationRefusal,
  now: Date,
) {
  const since = new Date(now.getTime() - 10 * 60_000);
  const told = await run(
    tx,
    sql`SELECT 1 FROM events WHERE store_id = ${storeId} AND license_id = ${license.id} AND created_at > ${since}
          AND name = 'license.activation_refused' AND data->>'code' = ${code} LIMIT 1`,
  );
  if (told.rowCount) return;
  const event = { storeId, saleId: license.sale_id, licenseId: license.id, data: { code }, now };
  await recordEvent(tx, { ...event, name: "license.activation_refused" });
}
