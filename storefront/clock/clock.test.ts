import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { row, sql } from "../db/statement.ts";
import { insertLicense } from "../testing/fixtures/license.ts";
import { testService } from "../testing/service.ts";
import { startClock } from "./clock.ts";

const { pool, store, service, setNow } = await testService();

async function isMarked(id: number): Promise<boolean> {
  const found = await row<{ marked: boolean }>(
    pool,
    sql`SELECT expiry_noticed_at IS NOT NULL AS marked FROM licenses WHERE id = ${id}`,
  );
  return found?.marked ?? false;
}

async function until(met: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await met())) await pause(5);
}

test("the clock sweeps at once and again and again, by the clock it is handed, until it is stopped", async () => {
  const due = await insertLicense(pool, store.id, { expiresAt: new Date("2026-03-15T12:00:00Z") });
  const later = await insertLicense(pool, store.id, { expiresAt: new Date("2026-03-15T13:00:00Z") });
  const never = await insertLicense(pool, store.id, { expiresAt: new Date("2026-03-15T14:00:00Z") });
  const stop = startClock(service, { everyMs: 5 });
  await until(() => isMarked(due.id));
  assert.equal(await isMarked(later.id), false);
  setNow(new Date("2026-03-15T13:00:00Z"));
  await until(() => isMarked(later.id));
  await stop();
  setNow(new Date("2026-03-15T14:00:00Z"));
  await pause(50);
  assert.equal(await isMarked(never.id), false);
});

test("a sweep that fails is written down and followed by the next", async () => {
  const { id } = await insertLicense(pool, store.id, { expiresAt: new Date("2026-03-15T14:00:00Z") });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  await pool.query("ALTER TABLE stores RENAME TO stores_elsewhere");
  const stop = startClock({ ...service, log }, { everyMs: 5 });
  await until(() => lines.length > 1);
  await pool.query("ALTER TABLE stores_elsewhere RENAME TO stores");
  await until(() => isMarked(id));
  await stop();
  assert.match(lines[0] ?? "", /the clock could not sweep/);
});

test("a service that stops begins no further batch", async () => {
  const { id } = await insertLicense(pool, store.id, { expiresAt: new Date("2026-03-15T14:00:00Z") });
  await startClock({ ...service, lifecycle: { stopping: true } })();
  assert.equal(await isMarked(id), false);
});
