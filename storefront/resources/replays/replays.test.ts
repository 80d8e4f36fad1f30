import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { failedResponse, replayResponse } from "#contract/replay.ts";
import { run, sql } from "../../db/statement.ts";
import { continueReplays } from "../../pulses/continue-replays.ts";
import { insertDelivery } from "../../testing/fixtures/delivery.ts";
import { insertPulse } from "../../testing/fixtures/pulse.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { deliveriesOf } from "../../testing/sending.ts";
import { testService } from "../../testing/service.ts";

const shop = await testService();
const { request, pool, store, otherStore, freshKey } = shop;
const now = new Date("2026-03-15T12:00:00Z");
const day = (n: number) => new Date(now.getTime() - n * 86_400_000);
const since = day(2).toISOString();
let key = "";
beforeEach(async () => {
  await run(pool, sql`DELETE FROM pulse_deliveries`);
  key = await freshKey(store, ["manage"]);
});

/** One that failed for good on each of the last days. */
async function failing(days: number, storeId = store.id) {
  const pulse = await insertPulse(pool, storeId);
  for (let n = 0; n < days; n += 1) await insertDelivery(pool, storeId, pulse.id, { createdAt: day(n) });
  return pulse;
}

async function failed(query: string, as = key) {
  const answer = await request("GET", `/manage/v1/failed-deliveries?${query}`, { key: as });
  return failedResponse.parse(answer.body).data.count;
}
const begin = (body: unknown) => request("POST", "/manage/v1/replays", { key, body });
const progress = async (id: string) =>
  replayResponse.parse((await request("GET", `/manage/v1/replays/${id}`, { key })).body).data;

describe("a replay of all that failed", () => {
  test("says first how many it will be: since a moment, of one pulse or of all", async () => {
    const [pulse, other] = [await failing(5), await failing(1)];
    await insertDelivery(pool, store.id, pulse.id, { status: "delivered", createdAt: now });
    await failing(4, otherStore.id);
    assert.equal(await failed(`since=${since}`), 4);
    assert.equal(await failed(`since=${since}&pulse_id=${pulse.publicId}`), 3);
    assert.equal(await failed("since=2026-03-15T14:00:00%2B02:00"), 2);
    assert.equal(await failed(`since=${since}&pulse_id=${other.publicId}`), 1);
    assert.equal(await failed("since=2030-01-01T00:00:00Z"), 0);
  });

  test("then sends them on and tells how far it is", async () => {
    const [pulse, other] = [await failing(5), await failing(2)];
    const answer = await begin({ since, pulse_id: pulse.publicId });
    assert.equal(answer.status, 201);
    const { data: begun, message } = replayResponse.parse(answer.body);
    assert.deepEqual(
      [begun.total, begun.done, begun.finished_at, message],
      [3, 0, null, "Replaying 3 deliveries."],
    );
    assert.deepEqual(await progress(begun.id), begun);
    while (await continueReplays(pool, now));
    assert.deepEqual(await progress(begun.id), {
      ...begun,
      done: 3,
      finished_at: "2026-03-15T12:00:00.000000Z",
    });
    const states = (await deliveriesOf(shop, pulse.id)).map(({ status }) => status);
    assert.deepEqual(states, ["pending", "pending", "pending", "exhausted", "exhausted"]);
    assert.ok((await deliveriesOf(shop, other.id)).every(({ status }) => status === "exhausted"));
  });

  test("leaves out tests: nothing of them has happened", async () => {
    const pulse = await failing(1);
    await insertDelivery(pool, store.id, pulse.id, { eventId: null, createdAt: now });
    assert.equal(await failed(`since=${since}`), 1);
    const begun = replayResponse.parse((await begin({ since })).body).data;
    assert.equal(begun.total, 1);
    while (await continueReplays(pool, now));
    assert.equal((await progress(begun.id)).done, 1);
    const states = (await deliveriesOf(shop, pulse.id)).map(({ status }) => status);
    assert.deepEqual(states, ["pending", "exhausted"]);
  });

  test("needs a moment, and a pulse of this store if it names one", async () => {
    for (const body of [{}, { since: "yesterday" }, { since: "2026-03-15" }, { since: 5 }])
      assert.ok("since" in assertRefused(await begin(body), "validation_failed").errors);
    assertRefused(await request("GET", "/manage/v1/failed-deliveries", { key }), "validation_failed");
    const theirs = await failing(1, otherStore.id);
    assertRefused(await begin({ since, pulse_id: theirs.publicId }), "pulse_not_found");
    const query = `since=${since}&pulse_id=${theirs.publicId}`;
    assertRefused(await request("GET", `/manage/v1/failed-deliveries?${query}`, { key }), "pulse_not_found");
  });

  test("is the store's own", async () => {
    await failing(1);
    const { id } = replayResponse.parse((await begin({ since })).body).data;
    const theirs = await freshKey(otherStore, ["manage"]);
    assertRefused(await request("GET", `/manage/v1/replays/${id}`, { key: theirs }), "replay_not_found");
    assert.equal(await failed(`since=${since}`, theirs), 0);
  });
});
