import pg from "pg";
import { type ServerAddress, withAdmin } from "./connection.ts";
import type { Passwords } from "./passwords.ts";

export const DATABASES = ["vitrine_store", "vitrine_dashboard"] as const;

/** Each program's database, owned by a role of the same name that can enter no other. Made where missing. */
export async function readyDatabases(address: ServerAddress, passwords: Passwords): Promise<void> {
  await withAdmin(address, async (admin) => {
    for (const name of DATABASES) {
      if (!(await exists(admin, "SELECT 1 FROM pg_roles WHERE rolname = $1", name)))
        await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD ${pg.escapeLiteral(passwords[name])}`);
      if (!(await exists(admin, "SELECT 1 FROM pg_database WHERE datname = $1", name)))
        await admin.query(`CREATE DATABASE ${name} OWNER ${name}`);
      await admin.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
    }
  });
}

async function exists(admin: pg.Client, query: string, name: string): Promise<boolean> {
  return (await admin.query(query, [name])).rows.length > 0;
}
