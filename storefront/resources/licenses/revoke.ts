import { revocationRefusal } from "#domain/license-revocation.ts";
import { run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { recordEvent } from "../../events/record.ts";
import { factsOf, type LicenseRow, lockLicense, lockLicensesOfSale } from "./queries.ts";

export interface Revocation {
  reason: string | null;
  by: string;
}

export type Revoked = { license: LicenseRow } | { refused: "license_not_found" | "license_already_revoked" };

/** For ever. Its activation records stay as they are. */
export async function revoke(
  tx: Tx,
  storeId: number,
  typed: string,
  revocation: Revocation,
  now: Date,
): Promise<Revoked> {
  const license = await lockLicense(tx, storeId, typed);
  if (!license) return { refused: "license_not_found" };
  const refused = revocationRefusal(factsOf(license), now);
  if (refused) return { refused };
  return { license: await revokeHeld(tx, storeId, license, revocation, now) };
}

/** What a refunded sale's licenses are: whatever is not revoked by then, in their order. Index: licenses_of_sale. */
export async function revokeOfSale(
  tx: Tx,
  storeId: number,
  saleId: number,
  revocation: Revocation,
  now: Date,
): Promise<void> {
  for (const license of await lockLicensesOfSale(tx, storeId, saleId)) {
    if (revocationRefusal(factsOf(license), now) === null)
      await revokeHeld(tx, storeId, license, revocation, now);
  }
}

/** The caller holds the license and has asked whether it may be. */
async function revokeHeld(
  tx: Tx,
  storeId: number,
  license: LicenseRow,
  { reason, by }: Revocation,
  now: Date,
): Promise<LicenseRow> {
  await run(
    tx,
    sql`UPDATE licenses SET revoked_at = ${now}, revocation_reason = ${reason}, revoked_by = ${by}, updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${license.id}`,
  );
  await recordEvent(tx, {
    storeId,
    name: "license.revoked",
    saleId: license.sale_id,
    licenseId: license.id,
    data: { reason, by },
    now,
  });
  return { ...license, revoked_at: now, revocation_reason: reason, revoked_by: by, updated_at: now };
}
