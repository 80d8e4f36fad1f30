import "server-only";
import { settings } from "../settings.ts";
import { staffDatabase } from "./database.ts";
import { everPeople } from "./people.ts";

/** Whose acts may stand in the audit log, to choose from: also who was removed. */
export async function everybodyEver(): Promise<{ value: string; label: string }[]> {
  const all = await everPeople(await staffDatabase(), settings().mode === "demo");
  return all.map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` }));
}
