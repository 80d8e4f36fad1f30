import type { StaffDb } from "./database.ts";
import { DEMO_PASSWORD, demoAccounts } from "./demo-accounts.ts";
import { hashPassword } from "./password.ts";
import { addStaff } from "./staff.ts";

/** One for each role. Who was removed from the demo stays removed. */
export async function addDemoStaff(db: StaffDb): Promise<void> {
  const { rows } = await db.query("SELECT FROM staff WHERE demo LIMIT 1");
  if (rows.length > 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const account of demoAccounts) await addStaff(db, { ...account, passwordHash, demo: true });
}
