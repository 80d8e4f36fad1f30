import pg from "pg";
import { readInstant } from "./instant.ts";

// Ids, counts and amounts in the smallest unit all stay below 2^53, so they are plain numbers here.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);
// A calendar day belongs to no time zone: keep its text.
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

// Our queries are short walks over indexes: no compiling, and no reading of a whole table, whatever the statistics say.
const SESSION =
  "-c jit=off -c random_page_cost=1.1 -c enable_seqscan=off -c timezone=UTC -c statement_timeout=30000";

export type Pool = pg.Pool;
export type Connection = pg.PoolClient;

/** Anything that runs a statement: the pool, or the connection of a transaction. */
export type Db = Pick<pg.Pool, "query">;

export interface PoolOptions {
  max?: number;
  applicationName?: string;
}

export function openPool(url: string, { max = 10, applicationName = "vitrine" }: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    options: SESSION,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
  });
  // An idle connection that the server closes is replaced at its next use; without a listener it ends the process.
  pool.on("error", () => {});
  // The same of one that is lent out: its statement fails, and that is all that may happen.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  return pool;
}
