import { randomBytes } from "node:crypto";
import { LICENSE_KEY_BYTES, licenseKey } from "#domain/license-key.ts";
import { openStaffDatabase } from "#lib/staff/database.ts";
import { hasStaff } from "#lib/staff/staff.ts";
import type { Mode } from "../settings.ts";

/** What the first owner types: made anew at each start, unless it is set from outside. */
export function newFirstRunCode(): string {
  return process.env.FIRST_RUN_CODE || licenseKey(randomBytes(LICENSE_KEY_BYTES));
}

/** Whether the dashboard waits for its first owner; a demo has one. */
export async function awaitsOwner(dashboardDatabase: string, mode: Mode): Promise<boolean> {
  if (mode === "demo") return false;
  const pool = await openStaffDatabase(dashboardDatabase);
  try {
    return !(await hasStaff(pool, false));
  } finally {
    await pool.end();
  }
}
