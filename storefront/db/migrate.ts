import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "./pool.ts";
import { inTransaction } from "./transaction.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
// Any number will do, as long as it is always this one: two instances starting at once wait here for each other.
const LOCK = 7_241_903;

async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
}

/** Whether the database answers and has the newest migration that this program knows. */
export async function isUpToDate(pool: Pool): Promise<boolean> {
  const newest = (await migrationFiles()).at(-1);
  const { rows } = await pool.query("SELECT FROM migrations WHERE name = $1", [newest]);
  return rows.length > 0;
}

/** Brings the schema up to date and says which migrations it took. */
export async function migrate(pool: Pool): Promise<string[]> {
  const files = await migrationFiles();
  return inTransaction(pool, async (tx) => {
    await tx.query("SET LOCAL statement_timeout = 0");
    await tx.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await tx.query(
      "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const { rows } = await tx.query<{ name: string }>("SELECT name FROM migrations");
    const known = new Set(rows.map(({ name }) => name));
    const newer = [...known].find((name) => !files.includes(name));
    if (newer) {
      throw new Error(
        `The database was made by a newer version of Vitrine (it has ${newer}). Start that version, or restore a backup made before it.`,
      );
    }
    const missing = files.filter((name) => !known.has(name));
    for (const name of missing) {
      await tx.query(await readFile(join(MIGRATIONS, name), "utf8"));
      await tx.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
    }
    return missing;
  });
}
