import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import {
  type DeliveryStatus,
  deliveriesResponse,
  deliveryDetailResponse,
  deliveryResponse,
  deliveryStatuses,
} from "#contract/delivery.ts";
import { run, sql } from "../../db/statement.ts";
import { type DeliveryFacts, insertDelivery } from "../../testing/fixtures/delivery.ts";
import { insertPulse } from "../../testing/fixtures/pulse.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { receiver } from "../../testing/receiver.ts";
import { sending, until } from "../../testing/sending.ts";
import { testService } from "../../testing/service.ts";

const shop = await testService();
const { request, pool, store, otherStore, freshKey } = shop;
const now = new Date("2026-03-15T12:00:00Z");
const minute = (n: number) => new Date(now.getTime() + n * 60_000);
let key = "";
let pulse = { id: 0, publicId: "" };
beforeEach(async () => {
  await run(pool, sql`DELETE FROM pulse_deliveries`);
  key = await freshKey(store, ["manage"]);
  pulse = await insertPulse(pool, store.id);
});

const made = (facts: DeliveryFacts = {}) => insertDelivery(pool, store.id, pulse.id, facts);

async function list(query = "") {
  const answer = await request("GET", `/manage/v1/deliveries?${query}`, { key });
  return deliveriesResponse.parse(answer.body).data;
}
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);

async function detail(id: string) {
  const answer = await request("GET", `/manage/v1/deliveries/${id}`, { key });
  return deliveryDetailResponse.parse(answer.body).data;
}
const replay = (id: string, headers = {}) =>
  request("POST", `/manage/v1/deliveries/${id}/replay`, { key, headers });

describe("the list of deliveries", () => {
  test("is newest first, by status, by pulse and by day, page by page", async () => {
    const of = new Map<DeliveryStatus, string>();
    for (const [day, status] of deliveryStatuses.entries())
      of.set(status, (await made({ status, createdAt: minute(day * 1440) })).publicId);
    const other = await insertPulse(pool, store.id);
    const theirs = await insertDelivery(pool, store.id, other.id, { createdAt: minute(9 * 1440) });
    const newestFirst = [theirs.publicId, ...[...of.values()].reverse()];
    assert.deepEqual(await idsOf(""), newestFirst);
    for (const [status, id] of of)
      assert.deepEqual(await idsOf(`status=${status}&pulse_id=${pulse.publicId}`), [id]);
    assert.deepEqual(await idsOf("status=exhausted"), [theirs.publicId, of.get("exhausted")]);
    assert.deepEqual(await idsOf(`pulse_id=${other.publicId}`), [theirs.publicId]);
    assert.deepEqual(await idsOf("pulse_id=nobody"), []);
    assert.deepEqual(await idsOf("start_date=2026-03-16&end_date=2026-03-17"), newestFirst.slice(2, 4));
    const { data, pagination } = await list("per_page=2");
    assert.equal(pagination.per_page, 2);
    const next = await idsOf(`per_page=100&cursor=${pagination.next_cursor}`);
    assert.deepEqual([...data.map(({ id }) => id), ...next], newestFirst);
  });

  test("tells the latest attempt, when the next is due, and that a test is one", async () => {
    await made({
      status: "pending",
      dueAt: minute(5),
      attempts: [
        { at: minute(-2), failure: "timed_out" },
        { at: minute(-1), status: 503, failure: "answered_otherwise" },
      ],
    });
    const { publicId: underWay } = await made({ status: "pending", dueAt: minute(1), leasedBy: "someone" });
    const { publicId: test } = await made({ eventId: null });
    const [failing] = (await list(`pulse_id=${pulse.publicId}`)).data.filter(({ attempts }) => attempts > 0);
    assert.deepEqual(failing?.last_attempt, {
      at: "2026-03-15T11:59:00.000000Z",
      duration_ms: 120,
      status: 503,
      failure: { value: "answered_otherwise", label: "The target answered, but not with a 2xx" },
    });
    assert.deepEqual([failing?.attempts, failing?.next_attempt_at], [2, "2026-03-15T12:05:00.000000Z"]);
    assert.equal((await detail(underWay)).next_attempt_at, null);
    assert.deepEqual([failing?.is_test, (await detail(test)).is_test], [false, true]);
  });

  test("keeps what a deleted pulse was sent", async () => {
    const { publicId: id } = await made({ status: "delivered" });
    await run(pool, sql`DELETE FROM pulses WHERE id = ${pulse.id}`);
    assert.equal((await detail(id)).pulse, null);
  });
});

test("a delivery's page has the bytes that were sent and each attempt with its answer, newest first", async () => {
  const attempts = [
    { at: minute(0), failure: "not_connected" },
    { at: minute(1), status: 200, answer: "thank you" },
  ] as const;
  const { publicId: id } = await made({ status: "delivered", eventId: 7, body: '{"a": 1}', attempts });
  const found = await detail(id);
  assert.equal(found.body, '{"a": 1}');
  assert.deepEqual(
    found.history.map(({ status, failure, answer }) => [status, failure?.value, answer]),
    [
      [200, undefined, "thank you"],
      [null, "not_connected", ""],
    ],
  );
  const otherKey = await freshKey(otherStore, ["manage"]);
  assertRefused(await request("GET", `/manage/v1/deliveries/${id}`, { key: otherKey }), "delivery_not_found");
});

describe("replaying a delivery", () => {
  test("sends the same body under the same id once more", async () => {
    const target = await receiver();
    pulse = await insertPulse(pool, store.id, { url: target.url });
    const { publicId: id } = await made({ eventId: 8, body: '{"b": 2}', attempts: [{ at: minute(-1) }] });
    const sender = sending(shop);
    const answer = deliveryResponse.parse((await replay(id)).body).data;
    assert.deepEqual([answer.id, answer.status, answer.attempts], [id, "pending", 1]);
    await until(async () => (await detail(id)).status === "delivered");
    await sender.stop(1_000);
    const [arrived, ...more] = target.received;
    assert.deepEqual([arrived?.body, arrived?.headers["x-pulse-delivery-id"], more], ['{"b": 2}', id, []]);
    assert.deepEqual((await detail(id)).attempts, 2);
  });

  test("is refused while it is being sent, for a test, and when its pulse is off or gone", async () => {
    const { publicId: underWay } = await made({ status: "pending", dueAt: minute(1), leasedBy: "someone" });
    assertRefused(await replay(underWay), "delivery_under_way");
    const { publicId: left } = await made({ status: "pending", dueAt: minute(-1), leasedBy: "someone dead" });
    assert.equal((await replay(left)).status, 200);
    const { publicId: test } = await made({ eventId: null });
    assertRefused(await replay(test), "delivery_is_test");
    const { publicId: failed } = await made();
    await run(pool, sql`UPDATE pulses SET is_enabled = false WHERE id = ${pulse.id}`);
    assertRefused(await replay(failed), "delivery_pulse_disabled");
    await run(pool, sql`DELETE FROM pulses WHERE id = ${pulse.id}`);
    assertRefused(await replay(failed), "delivery_pulse_deleted");
    assert.equal((await detail(failed)).status, "exhausted");
  });

  test("asked for twice with one Idempotency-Key happens once", async () => {
    const { publicId: id } = await made();
    const headers = { "idempotency-key": "again" };
    const first = await replay(id, headers);
    await run(pool, sql`UPDATE pulse_deliveries SET status = 'exhausted', due_at = NULL`);
    const second = await replay(id, headers);
    assert.deepEqual([second.status, second.text], [200, first.text]);
    assert.equal((await detail(id)).status, "exhausted");
  });
});
