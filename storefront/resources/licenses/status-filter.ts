import type { LicenseStatus } from "#contract/license.ts";
import { type Sql, sql } from "../../db/statement.ts";

/**
 * The licenses that have a status at a moment, as walks that together make the list. A license's status follows from
 * its facts; the column `walk` only keeps the walks short: the few that expired since the clock last looked are found
 * through licenses_expiring.
 */
export function walksOfStatus(status: LicenseStatus, storeId: number, now: Date): Sql[] {
  const stillValid = sql`(row.expires_at IS NULL OR row.expires_at > ${now})`;
  switch (status) {
    case "pending_activation":
      return [sql`row.walk = 0 AND ${stillValid}`];
    case "active":
      return [sql`row.walk = 1 AND ${stillValid}`];
    case "expired":
      return [sql`row.walk = 2`, sql`row.id = ANY(${unnoticed(storeId, now)})`];
    case "revoked":
      return [sql`row.walk = 3`];
  }
}

/** As a list of ids, so that the planner looks each of them up and never walks the whole table in their search. */
function unnoticed(storeId: number, now: Date): Sql {
  return sql`ARRAY(SELECT late.id FROM licenses late
    WHERE late.store_id = ${storeId} AND late.expiry_noticed_at IS NULL AND late.revoked_at IS NULL
      AND late.expires_at IS NOT NULL AND late.expires_at <= ${now})`;
}
