import assert from "node:assert/strict";
import { test } from "node:test";
import { testDatabase } from "../testing/database.ts";
import { inTransaction } from "./transaction.ts";

const { pool } = await testDatabase({ max: 2 });
await pool.query("CREATE TABLE notes (text text PRIMARY KEY)");

async function notes(): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>("SELECT text FROM notes ORDER BY text");
  return rows.map(({ text }) => text);
}

test("what is done together is there together", async () => {
  const result = await inTransaction(pool, async (tx) => {
    await tx.query("INSERT INTO notes VALUES ('a'), ('b')");
    return "done";
  });
  assert.equal(result, "done");
  assert.deepEqual(await notes(), ["a", "b"]);
});

test("whatever is thrown undoes everything, and the connection is given back", async () => {
  for (let time = 0; time < 5; time++) {
    const work = inTransaction(pool, async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('c')");
      throw new Error("changed my mind");
    });
    await assert.rejects(work, /changed my mind/);
  }
  assert.deepEqual(await notes(), ["a", "b"]);
  assert.equal(pool.waitingCount, 0);
});

test("a swallowed error is not taken for success", async () => {
  const work = inTransaction(pool, async (tx) => {
    await tx.query("INSERT INTO notes VALUES ('d')");
    await tx.query("INSERT INTO notes VALUES ('a')").catch(() => {});
    return "done";
  });
  await assert.rejects(work, /undone/);
  assert.deepEqual(await notes(), ["a", "b"]);
});

test("a connection that broke within is not used again", async () => {
  const work = inTransaction(pool, async (tx) => {
    await tx.query("SELECT pg_terminate_backend(pg_backend_pid())");
  });
  await assert.rejects(work);
  assert.deepEqual(await notes(), ["a", "b"]);
});
