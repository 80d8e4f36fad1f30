import assert from "node:assert/strict";
import { test } from "node:test";
import { testDatabase } from "../testing/database.ts";
import { insertStore } from "../testing/store.ts";
import { forgetOldAnswers } from "./forget-answers.ts";

const { pool } = await testDatabase();
const now = new Date("2026-03-15T12:00:00Z");

test("answers older than a day are forgotten, in every store, and no others", async () => {
  for (const slug of ["one", "other"]) {
    const { id } = await insertStore(pool, { slug });
    await pool.query(
      `INSERT INTO idempotency_keys (store_id, method, path, key, body_hash, status, body, created_at)
       SELECT $1, 'POST', '/v1/checkout', 'key ' || n, '', 201, '{}', $2::timestamptz - n * interval '1 minute'
       FROM generate_series(1, 3000) n`,
      [id, now],
    );
  }
  assert.equal(await forgetOldAnswers(pool, now), 2 * (3000 - 1439));
  const { rows } = await pool.query("SELECT min(created_at) AS oldest, count(*) FROM idempotency_keys");
  assert.deepEqual(rows, [{ oldest: new Date("2026-03-14T12:01:00Z"), count: 2 * 1439 }]);
  assert.equal(await forgetOldAnswers(pool, now), 0);
});
