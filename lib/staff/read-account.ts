import "server-only";
import { staffDatabase } from "./database.ts";
import { passwordHashOf } from "./people.ts";
import type { Staff } from "./staff.ts";

/** What somebody sees of their own account. */
export async function readAccount({ id, name, email, role }: Staff) {
  const hasPassword = (await passwordHashOf(await staffDatabase(), id)) !== null;
  return { name, email, role, hasPassword };
}
