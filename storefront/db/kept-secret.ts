import { randomBytes } from "node:crypto";
import type { Db } from "./pool.ts";
import { row, run, sql } from "./statement.ts";

/** Made once, by whichever instance comes first, and the same for all of them ever after. */
export async function keptSecret(db: Db, name: string): Promise<string> {
  const made = randomBytes(32).toString("hex");
  await run(
    db,
    sql`INSERT INTO kept_secrets (name, secret) VALUES (${name}, ${made}) ON CONFLICT (name) DO NOTHING`,
  );
  const kept = await row<{ secret: string }>(db, sql`SELECT secret FROM kept_secrets WHERE name = ${name}`);
  if (!kept) throw new Error(`The secret ${name} could not be kept.`);
  return kept.secret;
}
