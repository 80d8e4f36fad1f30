import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { row, rows, run, sql } from "../db/statement.ts";
import { recordEvent } from "../events/record.ts";
import { insertLicensedPurchase } from "../testing/fixtures/license.ts";
import { insertPulse } from "../testing/fixtures/pulse.ts";
import { deliveriesOf } from "../testing/sending.ts";
import { testService } from "../testing/service.ts";
import { sweep } from "./sweep.ts";

const shop = await testService();
const { pool, store, service } = shop;
const DAY = 86_400_000;
const start = new Date("2026-03-15T12:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * DAY);
const { saleId } = await insertLicensedPurchase(pool, store.id);

beforeEach(() => run(pool, sql`DELETE FROM pulses`));

const happen = (now: Date) => recordEvent(pool, { storeId: store.id, name: "failed.sale", saleId, now });

describe("the log of deliveries", () => {
  it("is kept as long as the owner says, with its attempts and bodies, and no longer", async () => {
    const pulse = await insertPulse(pool, store.id);
    await happen(start);
    await happen(after(1));
    await run(pool, sql`UPDATE pulse_deliveries SET status = 'delivered', due_at = NULL`);
    const [old] = await deliveriesOf(shop, pulse.id);
    await run(
      pool,
      sql`INSERT INTO delivery_attempts (store_id, delivery_id, started_at, duration_ms)
          VALUES (${store.id}, ${old?.id}, ${start}, 5)`,
    );
    await run(
      pool,
      sql`INSERT INTO pulse_bodies (store_id, event_id, body, created_at)
          SELECT store_id, event_id, '{}', created_at FROM pulse_deliveries WHERE pulse_id = ${pulse.id}`,
    );
    const left = () =>
      row(
        pool,
        sql`SELECT (SELECT count(*)::int FROM pulse_deliveries WHERE pulse_id = ${pulse.id}) AS deliveries,
                   (SELECT count(*)::int FROM delivery_attempts) AS attempts,
                   (SELECT count(*)::int FROM pulse_bodies) AS bodies`,
      );
    const brief = { ...service, settings: { ...service.settings, PULSE_LOG_DAYS: 5 } };
    await sweep(service, after(5.5));
    assert.deepEqual(await left(), { deliveries: 2, attempts: 1, bodies: 2 });
    await sweep(brief, after(5.5));
    assert.deepEqual(await left(), { deliveries: 1, attempts: 0, bodies: 1 });
  });
});

describe("what still waits when the log is cleared", () => {
  it("is sent yet to a pulse that is on, and forgotten for one that is off", async () => {
    const on = await insertPulse(pool, store.id);
    const off = await insertPulse(pool, store.id);
    await happen(start);
    await run(pool, sql`UPDATE pulses SET is_enabled = false WHERE id = ${off.id}`);
    await sweep(service, after(40));
    assert.deepEqual(
      await rows(
        pool,
        sql`SELECT pulse_id, status FROM pulse_deliveries WHERE pulse_id IN (${on.id}, ${off.id})`,
      ),
      [{ pulse_id: on.id, status: "pending" }],
    );
  });
});

describe("what waits for a deleted pulse", () => {
  it("is cancelled, and nothing else is", async () => {
    const gone = await insertPulse(pool, store.id);
    const off = await insertPulse(pool, store.id);
    await happen(start);
    await run(pool, sql`DELETE FROM pulses WHERE id = ${gone.id}`);
    await run(pool, sql`UPDATE pulses SET is_enabled = false WHERE id = ${off.id}`);
    await sweep(service, start);
    const statuses = await rows(
      pool,
      sql`SELECT pulse_id, status, due_at IS NULL AS done FROM pulse_deliveries
          WHERE pulse_id IN (${gone.id}, ${off.id}) ORDER BY pulse_id`,
    );
    assert.deepEqual(statuses, [
      { pulse_id: gone.id, status: "cancelled", done: true },
      { pulse_id: off.id, status: "pending", done: false },
    ]);
  });
});
