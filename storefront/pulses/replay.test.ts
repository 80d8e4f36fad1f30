import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { run, sql } from "../db/statement.ts";
import { insertPulse } from "../testing/fixtures/pulse.ts";
import { deliveriesOf } from "../testing/sending.ts";
import { testService } from "../testing/service.ts";
import { continueReplays } from "./continue-replays.ts";
import { beginReplay, countFailed, findReplay, replay } from "./replay.ts";

const shop = await testService();
const { pool, store, otherStore } = shop;
const start = new Date("2026-03-15T12:00:00Z");
const minute = (n: number) => new Date(start.getTime() + n * 60_000);

/** One a minute, and all of them have failed for good. */
async function failedOnes(count: number, from = 0): Promise<number> {
  const { id } = await insertPulse(pool, store.id);
  await run(
    pool,
    sql`INSERT INTO pulse_deliveries (store_id, public_id, pulse_id, event_id, event, status, failures, created_at)
        SELECT ${store.id}, 'dlv_' || ${id}::text || 'x' || n, ${id}, 1, 'failed.sale', 'exhausted', 7,
               ${start}::timestamptz + n * interval '1 minute'
        FROM generate_series(${from}::int, ${from + count - 1}::int) n`,
  );
  return id;
}

const pending = async (pulseId: number) =>
  (await deliveriesOf(shop, pulseId)).filter(({ status }) => status === "pending");

describe("a replay of one delivery", () => {
  it("makes it due at once with all its tries before it, whatever became of it", async () => {
    const pulse = await failedOnes(1);
    const [failed] = await deliveriesOf(shop, pulse);
    assert.ok(failed);
    assert.equal(await replay(pool, store.id, failed.public_id, minute(9)), true);
    const [again] = await deliveriesOf(shop, pulse);
    assert.deepEqual({ ...again }, { ...failed, status: "pending", failures: 0, due_at: minute(9) });
  });

  it("is refused for what is another store's, unknown, or its pulse's that is off", async () => {
    const pulse = await failedOnes(1);
    const [failed] = await deliveriesOf(shop, pulse);
    assert.ok(failed);
    assert.equal(await replay(pool, otherStore.id, failed.public_id, minute(9)), false);
    assert.equal(await replay(pool, store.id, "dlv_unknown", minute(9)), false);
    await run(pool, sql`UPDATE pulses SET is_enabled = false WHERE id = ${pulse}`);
    assert.equal(await replay(pool, store.id, failed.public_id, minute(9)), false);
    assert.deepEqual(await pending(pulse), []);
  });
});

describe("a replay of all that failed", () => {
  it("sends what failed since the moment given, of that pulse alone, and says how far it is", async () => {
    const [pulse, other] = [await failedOnes(1203), await failedOnes(3)];
    const which = { storeId: store.id, pulseId: pulse, since: minute(3) };
    assert.equal(await countFailed(pool, which), 1200);
    const begun = await beginReplay(pool, which, minute(2000));
    assert.ok(begun);
    assert.deepEqual([begun.total, begun.done, begun.finished_at], [1200, 0, null]);
    assert.equal(await continueReplays(pool, minute(2000)), true);
    assert.equal((await findReplay(pool, store.id, begun.id))?.done, 500);
    while (await continueReplays(pool, minute(2001)));
    const finished = await findReplay(pool, store.id, begun.id);
    assert.deepEqual([finished?.done, finished?.finished_at], [1200, minute(2001)]);
    assert.equal((await pending(pulse)).length, 1200);
    assert.deepEqual(await pending(other), []);
    assert.equal(await findReplay(pool, otherStore.id, begun.id), undefined);
  });

  it("of every pulse leaves out those that are off, and ends", async () => {
    const [on, off] = [await failedOnes(2), await failedOnes(2)];
    await run(pool, sql`UPDATE pulses SET is_enabled = false WHERE id = ${off}`);
    await beginReplay(pool, { storeId: store.id, pulseId: null, since: start }, minute(2000));
    while (await continueReplays(pool, minute(2000)));
    assert.equal((await pending(on)).length, 2);
    assert.deepEqual(await pending(off), []);
  });

  it("is carried on by two at once without sending anything twice", async () => {
    const pulse = await failedOnes(700);
    await beginReplay(pool, { storeId: store.id, pulseId: pulse, since: start }, minute(2000));
    const carryOn = async () => {
      while (await continueReplays(pool, minute(2000)));
    };
    await Promise.all([carryOn(), carryOn()]);
    assert.equal((await pending(pulse)).length, 700);
  });
});
