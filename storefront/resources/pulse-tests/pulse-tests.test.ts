import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { deliveriesResponse, deliveryDetailResponse } from "#contract/delivery.ts";
import { insertPulse } from "../../testing/fixtures/pulse.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { receiver } from "../../testing/receiver.ts";
import { until } from "../../testing/sending.ts";
import { testService } from "../../testing/service.ts";

const { request, pool, store, otherStore, freshKey } = await testService();
let key = "";
beforeEach(async () => {
  key = await freshKey(store, ["manage"]);
});

const send = (id: string, body: unknown, headers = {}) =>
  request("POST", `/manage/v1/pulses/${id}/test`, { key, body, headers });

test("a test is sent at once, also to a pulse that is off, and answers with what the target said", async () => {
  const target = await receiver();
  target.answer((response) => response.writeHead(418).end("a teapot"));
  const { publicId: id } = await insertPulse(pool, store.id, { url: target.url, isEnabled: false });
  const answer = await send(id, { event: "license.revoked" });
  assert.equal(answer.status, 200);
  const { data, message } = deliveryDetailResponse.parse(answer.body);
  assert.deepEqual(
    [data.is_test, data.event, data.status, data.attempts],
    [true, "license.revoked", "exhausted", 1],
  );
  assert.deepEqual([data.history[0]?.status, data.history[0]?.answer], [418, "a teapot"]);
  assert.equal(message, "Test sent, but not delivered.");
  assert.equal(data.body, target.received[0]?.body);
  const logged = await request("GET", "/manage/v1/deliveries", { key });
  assert.equal(deliveriesResponse.parse(logged.body).data.data[0]?.id, data.id);
});

test("a test with a body of one's own keeps its event and its note", async () => {
  const target = await receiver();
  const { publicId: id } = await insertPulse(pool, store.id, { url: target.url });
  const body = { sale: { id: "mine" }, event: "something.else", note: "" };
  const { data, message } = deliveryDetailResponse.parse(
    (await send(id, { event: "failed.sale", body })).body,
  );
  assert.deepEqual([data.status, message], ["delivered", "Test delivered successfully."]);
  const arrived = JSON.parse(target.received[0]?.body ?? "");
  assert.deepEqual([arrived.event, arrived.sale], ["failed.sale", { id: "mine" }]);
  assert.match(arrived.note, /test/);
});

test("asked for twice with one Idempotency-Key it is one test with one outcome", async () => {
  const target = await receiver();
  const { publicId: id } = await insertPulse(pool, store.id, { url: target.url });
  const headers = { "idempotency-key": "one" };
  const [first, second] = await Promise.all([
    send(id, { event: "failed.sale" }, headers),
    send(id, { event: "failed.sale" }, headers),
  ]);
  const ids = [first, second].map(({ body }) => deliveryDetailResponse.parse(body).data.id);
  assert.equal(ids[0], ids[1]);
  assert.equal(target.received.length, 1);
  const third = await send(id, { event: "failed.sale" }, headers);
  assert.equal(third.headers.get("idempotent-replayed"), "true");
  assert.equal(deliveryDetailResponse.parse(third.body).data.status, "delivered");
  assert.equal(target.received.length, 1);
});

test("asked for again while its target takes its time, it waits for what comes of it", async () => {
  const target = await receiver();
  const waiting: (() => void)[] = [];
  target.answer((response) => void waiting.push(() => response.end("at last")));
  const { publicId: id } = await insertPulse(pool, store.id, { url: target.url });
  const ask = () => send(id, { event: "failed.sale" }, { "idempotency-key": "patient" });
  const first = ask();
  await until(() => waiting.length === 1);
  const second = ask();
  assert.equal(await Promise.race([second, pause(300, "waits")]), "waits");
  for (const finish of waiting) finish();
  for (const { body } of await Promise.all([first, second])) {
    const { status, history } = deliveryDetailResponse.parse(body).data;
    assert.deepEqual([status, history.map(({ answer }) => answer)], ["delivered", ["at last"]]);
  }
  assert.equal(target.received.length, 1);
});

test("targets that are slow to answer hold up no other request, however many wait for them", async () => {
  const target = await receiver();
  const waiting: (() => void)[] = [];
  target.answer((response) => void waiting.push(() => response.end()));
  const { publicId: id } = await insertPulse(pool, store.id, { url: target.url });
  const tests = Array.from({ length: 30 }, () => send(id, { event: "failed.sale" }));
  while (waiting.length < 30) assert.equal((await request("GET", "/v1/pulses")).status, 200);
  for (const finish of waiting) finish();
  for (const { status } of await Promise.all(tests)) assert.equal(status, 200);
});

test("needs an event that there is and a pulse of this store", async () => {
  const { publicId: id } = await insertPulse(pool, store.id);
  for (const body of [{}, { event: "license" }, { event: "failed.sale", body: "text" }])
    assertRefused(await send(id, body), "validation_failed");
  const { publicId: theirs } = await insertPulse(pool, otherStore.id);
  assertRefused(await send(theirs, { event: "failed.sale" }), "pulse_not_found");
});
