import assert from "node:assert/strict";
import { test } from "node:test";
import { row, sql } from "../../db/statement.ts";
import { inTransaction } from "../../db/transaction.ts";
import { testService } from "../../testing/service.ts";
import { type ActivationAttempt, recordAttempt, WRITTEN_AN_HOUR } from "./record.ts";

const { pool, store, otherStore } = await testService();
const caller = { device: null, ip: "192.0.2.1", userAgent: "" };
const now = new Date("2026-03-15T12:59:59.999Z");

function attemptOf(storeId: number): ActivationAttempt {
  const refused = { outcome: "refused", code: "license_not_found" } as const;
  return { storeId, license: null, typed: "NOBODY-HAS-THIS", caller, ...refused };
}

async function counted(storeId: number, hour: Date) {
  return row<{ written: number; only_counted: number; kept: number }>(
    pool,
    sql`SELECT coalesce(sum(written), 0)::bigint AS written, coalesce(sum(only_counted), 0)::bigint AS only_counted,
               (SELECT count(*) FROM activation_attempts a WHERE a.store_id = ${storeId}
                AND date_trunc('hour', a.created_at) = ${hour}) AS kept
        FROM activation_attempt_hours WHERE store_id = ${storeId} AND hour = ${hour}`,
  );
}

test("of 1,100 attempts at once in an hour exactly 1,000 are written in full, the others counted", async () => {
  const attempts = Array.from({ length: WRITTEN_AN_HOUR + 100 }, () =>
    inTransaction(pool, (tx) => recordAttempt(tx, attemptOf(store.id), now)),
  );
  await Promise.all(attempts);
  const hour = new Date("2026-03-15T12:00:00Z");
  assert.deepEqual(await counted(store.id, hour), { written: 1000, only_counted: 100, kept: 1000 });
});

test("the next hour and another store have room of their own", async () => {
  const next = new Date("2026-03-15T13:00:00Z");
  await recordAttempt(pool, attemptOf(store.id), next);
  await recordAttempt(pool, attemptOf(otherStore.id), now);
  assert.deepEqual(await counted(store.id, next), { written: 1, only_counted: 0, kept: 1 });
  const hour = new Date("2026-03-15T12:00:00Z");
  assert.deepEqual(await counted(otherStore.id, hour), { written: 1, only_counted: 0, kept: 1 });
});
