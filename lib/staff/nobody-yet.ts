import "server-only";
import { settings } from "../settings.ts";
import { staffDatabase } from "./database.ts";
import { hasStaff } from "./staff.ts";

/** Whether the first owner is still to come. */
export async function nobodyYet(): Promise<boolean> {
  return !(await hasStaff(await staffDatabase(), settings().mode === "demo"));
}
