import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { Webhook } from "standardwebhooks";
import { payloadSchema } from "#contract/payload.ts";
import { eventNames } from "#contract/triggers.ts";
import { rows, run, sql } from "../db/statement.ts";
import { recordEvent } from "../events/record.ts";
import { insertLicensedPurchase } from "../testing/fixtures/license.ts";
import { insertPulse } from "../testing/fixtures/pulse.ts";
import { receiver } from "../testing/receiver.ts";
import { deliveriesOf, until } from "../testing/sending.ts";
import { testService } from "../testing/service.ts";
import { deliverNow } from "./deliver-now.ts";
import { sendTest } from "./send-test.ts";

const now = new Date();
const shop = await testService({ now });
const { pool, store, otherStore, service } = shop;
const { saleId } = await insertLicensedPurchase(pool, store.id);

beforeEach(() => run(pool, sql`DELETE FROM pulses`));

describe("a test event", () => {
  it("of every kind is a sample with a note, signed, and without a delivery id", async () => {
    const target = await receiver();
    const { id: pulseId, secret } = await insertPulse(pool, store.id, { url: target.url, isEnabled: false });
    for (const event of eventNames) {
      const sent = await sendTest(service, { storeId: store.id, pulseId, event });
      assert.deepEqual([sent?.status, sent?.answer, sent?.deliveryStatus], [200, "thank you", "delivered"]);
      const arrived = target.received.at(-1);
      assert.ok(arrived);
      new Webhook(secret).verify(arrived.body, arrived.headers);
      assert.equal(arrived.headers["x-pulse-delivery-id"], undefined);
      assert.equal(arrived.headers["webhook-id"], sent?.deliveryId);
      const payload = payloadSchema(event).parse(JSON.parse(arrived.body));
      assert.match(String(payload.note), /test/);
    }
  });

  it("may have another body, is in the log, and says nothing about its target's health", async () => {
    const target = await receiver();
    target.answer((response) => response.writeHead(410).end("gone"));
    const { id: pulseId } = await insertPulse(pool, store.id, { url: target.url });
    const body = { sale: { id: "mine" }, event: "something.else" };
    const sent = await sendTest(service, { storeId: store.id, pulseId, event: "failed.sale", body });
    assert.deepEqual([sent?.status, sent?.deliveryStatus], [410, "exhausted"]);
    const arrived = JSON.parse(target.received[0]?.body ?? "");
    assert.deepEqual([arrived.event, arrived.sale], ["failed.sale", { id: "mine" }]);
    const [logged] = await deliveriesOf(shop, pulseId);
    assert.deepEqual([logged?.status, logged?.attempt_count, logged?.due_at], ["exhausted", 1, null]);
    assert.deepEqual(await rows(pool, sql`SELECT * FROM pulse_health WHERE pulse_id = ${pulseId}`), []);
    const pulses = await rows(pool, sql`SELECT is_enabled FROM pulses WHERE id = ${pulseId}`);
    assert.deepEqual(pulses, [{ is_enabled: true }]);
  });

  it("of another store's pulse is not sent", async () => {
    const { id: pulseId } = await insertPulse(pool, store.id);
    assert.equal(
      await sendTest(service, { storeId: otherStore.id, pulseId, event: "failed.sale" }),
      undefined,
    );
  });
});

describe("a delivery that somebody waits for", () => {
  it("is attempted at once and tells its answer, unless it is being sent or is another store's", async () => {
    const target = await receiver();
    const { id } = await insertPulse(pool, store.id, { url: target.url });
    await recordEvent(pool, { storeId: store.id, name: "failed.sale", saleId, now });
    const [delivery] = await deliveriesOf(shop, id);
    assert.ok(delivery);
    assert.equal(await deliverNow(service, otherStore.id, delivery.public_id), undefined);
    const waiting: (() => void)[] = [];
    target.answer((response) => void waiting.push(() => response.end("thank you")));
    const first = deliverNow(service, store.id, delivery.public_id);
    await until(() => waiting.length === 1);
    assert.equal(await deliverNow(service, store.id, delivery.public_id), undefined);
    for (const finish of waiting) finish();
    const done = await first;
    assert.deepEqual([done?.status, done?.deliveryStatus], [200, "delivered"]);
    assert.equal(target.received.length, 1);
  });
});
