import { randomBytes } from "node:crypto";
import type { StaffDb } from "./database.ts";

/** Made once and kept, so that every instance has the same one and a restart ends nobody's session. */
export async function keptSecret(db: StaffDb, name: string): Promise<string> {
  await db.query("INSERT INTO kept_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
    name,
    randomBytes(32).toString("base64url"),
  ]);
  const { rows } = await db.query<{ value: string }>("SELECT value FROM kept_secrets WHERE name = $1", [
    name,
  ]);
  const [kept] = rows;
  if (!kept) throw new Error(`The secret ${name} could not be kept.`);
  return kept.value;
}
