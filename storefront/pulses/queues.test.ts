import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { rows, run, sql } from "../db/statement.ts";
import { recordEvent } from "../events/record.ts";
import { insertLicensedPurchase } from "../testing/fixtures/license.ts";
import { insertPulse } from "../testing/fixtures/pulse.ts";
import { noting, planOf, type Sent, workOf } from "../testing/plan.ts";
import { receiver } from "../testing/receiver.ts";
import { deliveriesOf, until } from "../testing/sending.ts";
import { testService } from "../testing/service.ts";
import { startService } from "../testing/service-process.ts";
import { claimDue, waitingQueues } from "./claim.ts";
import { startSender } from "./sender.ts";

const shop = await testService({ now: new Date() });
const { pool, url, store, service } = shop;
const { saleId } = await insertLicensedPurchase(pool, store.id);
const start = service.clock();
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeEach(async () => {
  await run(pool, sql`DELETE FROM pulses`);
  await run(pool, sql`DELETE FROM pulse_deliveries`);
  shop.setNow(start);
});

async function happen(times: number) {
  for (let n = 0; n < times; n += 1) {
    await recordEvent(pool, { storeId: store.id, name: "successful.sale", saleId, now: start });
  }
}

function sender(settings: Partial<typeof service.settings> = {}) {
  const started = startSender(
    { ...service, settings: { ...service.settings, ...settings } },
    { pool, idleMs: 5 },
  );
  after(() => started.stop(0));
  return started;
}

const idsOf = (received: { headers: Record<string, string> }[]) =>
  received.map(({ headers }) => headers["x-pulse-delivery-id"]);

const allDelivered = (pulse: number) => async () =>
  (await deliveriesOf(shop, pulse)).every(({ status }) => status === "delivered");

describe("targets that never answer", () => {
  it("keep nobody else's deliveries waiting, however few places there are and however long their queues", async () => {
    const [silent, healthy] = [await receiver(), await receiver()];
    silent.answer(() => {});
    for (let n = 0; n < 8; n += 1) await insertPulse(pool, store.id, { url: silent.url });
    const pulse = await insertPulse(pool, store.id, { url: healthy.url });
    await happen(40);
    const { stop } = sender({ PULSES_AT_ONCE: 20, PULSES_AT_ONCE_PER_TARGET: 10 });
    await until(allDelivered(pulse.id));
    assert.equal(new Set(idsOf(healthy.received)).size, 40);
    // None of theirs has ended yet, and none took a second pulse's places.
    assert.ok(silent.received.length <= 19, `${silent.received.length} under way`);
    await stop(0);
  });
});

describe("several senders", () => {
  it("share the work, and nothing is sent twice", async () => {
    const target = await receiver();
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    await happen(120);
    const senders = [sender(), sender(), sender()];
    await until(allDelivered(pulse.id));
    assert.equal(target.received.length, 120);
    assert.equal(new Set(idsOf(target.received)).size, 120);
    for (const { stop } of senders) await stop(0);
  });
});

describe("a sender that is stopped", () => {
  it("finishes what is under way", async () => {
    const target = await receiver();
    target.answer((response) => void setTimeout(() => response.end("ok"), 100));
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    await happen(3);
    const { stop } = sender();
    await until(() => target.received.length === 3);
    await stop(5_000);
    assert.deepEqual(
      (await deliveriesOf(shop, pulse.id)).map(({ status }) => status),
      ["delivered", "delivered", "delivered"],
    );
  });

  it("gives back at once what does not end in time, and the next one sends it", async () => {
    const target = await receiver();
    target.answer(() => {});
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    await happen(2);
    const { stop } = sender();
    await until(() => target.received.length === 2);
    await stop(0);
    const given = await deliveriesOf(shop, pulse.id);
    assert.deepEqual(
      given.map(({ status, attempt_count, due_at }) => [status, attempt_count, due_at]),
      [
        ["pending", 0, start],
        ["pending", 0, start],
      ],
    );
    target.answer((response) => response.end("ok"));
    const next = sender();
    await until(allDelivered(pulse.id));
    assert.equal(new Set(idsOf(target.received)).size, 2);
    await next.stop(0);
  });
});

describe("an instance that is killed", () => {
  it("loses nothing: what it had under way arrives once its lease ends, under the same ids", async () => {
    const target = await receiver();
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    let hanging = 0;
    target.answer((response, { headers }) => {
      const id = String(headers["x-pulse-delivery-id"]);
      if (Number.parseInt(id.slice(-1), 16) < 8) response.end("ok");
      else hanging += 1;
    });
    await happen(60);
    const { child, ended } = await startService({ DATABASE_URL: url, LOG_LEVEL: "error" });
    // Then they hold every place there is for one target, and nothing else is under way.
    await until(() => hanging === 10);
    child.kill("SIGKILL");
    await ended;
    target.answer((response) => response.end("ok"));
    shop.setNow(later(3_600));
    const { stop } = sender();
    await until(allDelivered(pulse.id));
    assert.equal(new Set(idsOf(target.received)).size, 60);
    assert.equal(target.received.length, 70);
    await stop(0);
  });
});

describe("finding what is due", () => {
  it("costs no more for a queue of twenty thousand than for a short one", async () => {
    const long = await insertPulse(pool, store.id);
    const short = await insertPulse(pool, store.id);
    await happen(5);
    await pool.query(
      `INSERT INTO pulse_deliveries (store_id, public_id, pulse_id, event, due_at, created_at)
       SELECT $1, 'dlv_' || n, $2, 'failed.sale', $3, $3 FROM generate_series(1, 20000) n`,
      [store.id, long.id, start],
    );
    await pool.query("VACUUM ANALYZE pulse_deliveries");
    const sent: Sent[] = [];
    const noted = noting(pool, (statement) => sent.push(statement));
    const queues = await waitingQueues(noted, start);
    assert.deepEqual(
      queues.map(({ pulseId }) => pulseId),
      [long.id, short.id],
    );
    const dealt = queues.map((queue) => ({ ...queue, places: 3 }));
    assert.equal((await claimDue(noted, dealt, "somebody", start)).length, 6);
    assert.equal(sent.length, 2);
    const connection = await pool.connect();
    try {
      for (const statement of sent) {
        for (const mode of ["force_generic_plan", "force_custom_plan"] as const) {
          const { seqScans, touched, sorted } = workOf(await planOf(connection, statement, mode));
          assert.deepEqual(seqScans, []);
          assert.ok(touched < 200, `${touched} rows`);
          assert.ok(sorted < 200, `${sorted} rows sorted`);
        }
      }
    } finally {
      connection.release();
    }
  });
});

describe("a delivery that somebody else took over", () => {
  it("stays delivered, whatever comes of the later attempt", async () => {
    const target = await receiver();
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    await happen(1);
    let answerLate = () => {};
    target.answer((response) => {
      answerLate = () => void response.writeHead(500).end();
    });
    const slow = sender();
    await until(() => target.received.length === 1);
    target.answer((response) => response.end("ok"));
    shop.setNow(later(31));
    const quick = sender();
    await until(allDelivered(pulse.id));
    answerLate();
    await slow.stop(5_000);
    const [delivery] = await deliveriesOf(shop, pulse.id);
    assert.deepEqual([delivery?.status, delivery?.attempt_count], ["delivered", 2]);
    const attempts = await rows(pool, sql`SELECT status FROM delivery_attempts ORDER BY status`);
    assert.deepEqual(attempts, [{ status: 200 }, { status: 500 }]);
    await quick.stop(0);
  });
});
