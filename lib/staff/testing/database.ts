import { randomBytes } from "node:crypto";
import { after } from "node:test";
import pg from "pg";
import { openStaffDatabase, type StaffPool } from "../database.ts";

/** A dashboard's database of this test file's own, gone when the file is done. */
export async function testStaffDatabase(): Promise<StaffPool> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set: run this test through `npm test -- <path>`.");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = await openStaffDatabase(url.href);
  after(async () => {
    await pool.end();
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return pool;
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
