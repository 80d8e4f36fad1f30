import pg from "pg";
import { Refusal } from "../refusal.ts";

const OLDEST = 150_000;

/** Asks a PostgreSQL of the user's own for its version, so that what is wrong with it is said at once. */
export async function checkOwnDatabase(variable: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    if (Number(rows[0]?.version) < OLDEST)
      throw new Refusal(`The PostgreSQL of ${variable} is too old: Vitrine needs version 15 or newer.`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The database of ${variable} cannot be used: ${reason(error)}. Start it or correct ${variable}; without ${variable}, Vitrine runs a database of its own.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function reason(error: unknown): string {
  // Several addresses of one name are reported together, each with its own message and none on the whole.
  if (error instanceof AggregateError) return error.errors.map(reason).join("; ");
  return error instanceof Error && error.message ? error.message : String(error);
}
