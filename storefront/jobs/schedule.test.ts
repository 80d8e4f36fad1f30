import assert from "node:assert/strict";
import { after, test } from "node:test";
import pino from "pino";
import { row, sql } from "../db/statement.ts";
import { insertLicense } from "../testing/fixtures/license.ts";
import { until } from "../testing/sending.ts";
import { testService } from "../testing/service.ts";
import { startSchedule } from "./schedule.ts";

const { pool, store, service, setNow } = await testService();
const at = (hour: number) => new Date(`2026-03-15T${hour}:00:00Z`);

async function isMarked(id: number): Promise<boolean> {
  const found = await row<{ marked: boolean }>(
    pool,
    sql`SELECT expiry_noticed_at IS NOT NULL AS marked FROM licenses WHERE id = ${id}`,
  );
  return found?.marked ?? false;
}

async function schedule(more: Partial<typeof service> = {}) {
  const started = await startSchedule({ ...service, ...more });
  after(() => started.stop(0));
  return started;
}

test("what became due while nobody ran is done at the start, by the clock that is handed in", async () => {
  const due = await insertLicense(pool, store.id, { expiresAt: at(12) });
  const later = await insertLicense(pool, store.id, { expiresAt: at(13) });
  const { stop } = await schedule();
  await until(() => isMarked(due.id));
  assert.equal(await isMarked(later.id), false);
  await stop(1_000);
});

test("the appointment is kept in the database, once for any number of instances", async () => {
  const instances = await Promise.all([schedule(), schedule()]);
  const kept = await pool.query("SELECT name, cron FROM pgboss.schedule");
  assert.deepEqual(kept.rows, [{ name: "sweep", cron: "* * * * *" }]);
  for (const { stop } of instances) await stop(1_000);
});

test("a sweep that fails is written down, and the next one does what was due", async () => {
  setNow(at(14));
  const { id } = await insertLicense(pool, store.id, { expiresAt: at(14) });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  await pool.query("ALTER TABLE stores RENAME TO stores_elsewhere");
  const { sweepSoon, stop } = await schedule({ log });
  await until(() => lines.some((line) => line.includes("the clock could not sweep")));
  await pool.query("ALTER TABLE stores_elsewhere RENAME TO stores");
  await until(async () => {
    await sweepSoon();
    return isMarked(id);
  });
  await stop(1_000);
});
