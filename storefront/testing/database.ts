import { randomBytes } from "node:crypto";
import { after } from "node:test";
import { migrate } from "../db/migrate.ts";
import { openPool, type Pool } from "../db/pool.ts";

/** A database of this test file's own, with the schema in it, gone when the file is done. */
export async function testDatabase({ max = 10 } = {}): Promise<{ pool: Pool; url: string }> {
  const url = await emptyTestDatabase();
  const pool = openPool(url, { max });
  after(() => pool.end());
  await migrate(pool);
  return { pool, url };
}

/** The same without the schema. */
export async function emptyTestDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set: run this test through `npm test -- <path>`.");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const admin = openPool(server, { max: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  after(async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
