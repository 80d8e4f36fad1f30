import { createHash } from "node:crypto";
import type { QueryResultRow } from "pg";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Db } from "./pool.ts";

export { empty, join, raw, type Sql, sql };

const names = new Map<string, string>();

/** Equal texts get equal names: a statement made from parts is prepared once a connection, however often it is made. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  names.set(text, name);
  return name;
}

export async function run(db: Db, statement: Sql) {
  const { text } = statement;
  return db.query({ name: nameOf(text), text, values: statement.values });
}

export async function rows<Row extends QueryResultRow>(db: Db, statement: Sql): Promise<Row[]> {
  const { text } = statement;
  const result = await db.query<Row>({ name: nameOf(text), text, values: statement.values });
  return result.rows;
}

export async function row<Row extends QueryResultRow>(db: Db, statement: Sql): Promise<Row | undefined> {
  return (await rows<Row>(db, statement))[0];
}
