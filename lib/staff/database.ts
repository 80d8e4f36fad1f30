import pg from "pg";
import { settings } from "../settings.ts";
import { migrations } from "./migrations.ts";

export type StaffPool = pg.Pool;
export type StaffDb = Pick<pg.Pool, "query">;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

// Any number will do, as long as it is always this one: two instances starting at once wait here for each other.
const LOCK = 7_241_904;

declare global {
  /** Each route is a bundle with modules of its own; the database is one. */
  var vitrineStaffDatabase: Promise<StaffPool> | undefined;
}

/** The dashboard's own database, its tables up to date. */
export function staffDatabase(): Promise<StaffPool> {
  globalThis.vitrineStaffDatabase ??= openStaffDatabase(settings().databaseUrl).catch((error: unknown) => {
    // The next request tries again: the database may be up by then.
    globalThis.vitrineStaffDatabase = undefined;
    throw error;
  });
  return globalThis.vitrineStaffDatabase;
}

export async function openStaffDatabase(url: string): Promise<StaffPool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    application_name: "vitrine dashboard",
    options: "-c timezone=UTC -c statement_timeout=10000",
    types,
    connectionTimeoutMillis: 5_000,
  });
  // An idle connection that the server closes is replaced at its next use; without a listener it ends the process.
  pool.on("error", () => {});
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

async function migrate(pool: StaffPool): Promise<void> {
  await inStaffTransaction(pool, async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await tx.query("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)");
    const { rows } = await tx.query<{ name: string }>("SELECT name FROM migrations");
    const known = new Set(rows.map(({ name }) => name));
    for (const { name, text } of migrations) {
      if (known.has(name)) continue;
      await tx.query(text);
      await tx.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
    }
  });
}

export async function inStaffTransaction<Result>(
  pool: StaffPool,
  work: (tx: StaffDb) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query("BEGIN");
    const result = await work(connection);
    await connection.query("COMMIT");
    connection.release();
    return result;
  } catch (error) {
    // A connection that cannot even undo is not lent out again.
    const undone = await connection.query("ROLLBACK").then(
      () => true,
      () => false,
    );
    connection.release(!undone);
    throw error;
  }
}
