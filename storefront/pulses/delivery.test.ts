import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { beforeEach, describe, it } from "node:test";
import { Webhook } from "standardwebhooks";
import { payloadSchema } from "#contract/payload.ts";
import { row, rows, run, sql } from "../db/statement.ts";
import { insertOffer } from "../testing/fixtures/offer.ts";
import { buy } from "../testing/fixtures/paid-sale.ts";
import { insertPulse, newSecret } from "../testing/fixtures/pulse.ts";
import { receiver } from "../testing/receiver.ts";
import { deliveriesOf, sending, until } from "../testing/sending.ts";
import { testService } from "../testing/service.ts";
import { replay } from "./replay.ts";

const now = new Date();
const shop = await testService({ now });
const { pool, store, setNow } = shop;
sending(shop);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

beforeEach(async () => {
  await run(pool, sql`DELETE FROM pulses`);
  setNow(now);
});

const settled = (pulseId: number, attempts: number) =>
  until(async () => {
    const found = await deliveriesOf(shop, pulseId);
    return found.length > 0 && found.every(({ attempt_count }) => attempt_count >= attempts);
  });

async function firstDelivery(pulseId: number) {
  const [delivery] = await deliveriesOf(shop, pulseId);
  assert.ok(delivery);
  return delivery;
}

describe("a delivery", () => {
  it("of every event of a purchase arrives, verified by the standard package, and says what it should", async () => {
    const target = await receiver();
    const pulse = await insertPulse(pool, store.id, { url: target.url, headers: { "X-Tenant": "seven" } });
    const product = await insertOffer(pool, store.id, { type: "license", price: 1999 });
    const metadata = { order_id: "A-17" };
    const { saleId } = await buy(shop, product.publicId, { custom_metadata: metadata });
    await until(() => target.received.length === 2);
    const events = target.received.map(({ headers, body }) => {
      new Webhook(pulse.secret).verify(body, headers);
      assert.equal(headers["x-pulse-id"], pulse.publicId);
      assert.equal(headers["x-pulse-delivery-id"], headers["webhook-id"]);
      assert.equal(headers["x-tenant"], "seven");
      const simple = createHmac("sha256", pulse.secret).update(body).digest("hex");
      assert.equal(headers["x-pulse-signature"], `sha256=${simple}`);
      return JSON.parse(body);
    });
    const told = new Map(events.map((payload) => [payload.event, payload]));
    assert.deepEqual([...told.keys()].sort(), ["license.issued", "successful.sale"]);
    const sold = payloadSchema("successful.sale").parse(told.get("successful.sale"));
    const issued = payloadSchema("license.issued").parse(told.get("license.issued"));
    for (const payload of [sold, issued]) {
      const { sale, product: named } = told.get(payload.event);
      assert.equal(sale.id, saleId);
      assert.deepEqual(sale.custom_metadata, metadata);
      assert.equal(sale.amount.raw, 1999);
      assert.equal("checkout" in sale, false);
      assert.equal(named.slug, product.slug);
    }
    assert.match(told.get("license.issued").license.license_key, /^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
  });

  it("sends the same bytes under the same id at every attempt and replay, and to every pulse", async () => {
    const target = await receiver();
    target.answer((response) => response.writeHead(500).end("not now"));
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    const other = await insertPulse(pool, store.id, { url: target.url });
    const product = await insertOffer(pool, store.id);
    await buy(shop, product.publicId);
    await settled(pulse.id, 1);
    await settled(other.id, 1);
    await run(pool, sql`UPDATE customers SET first_name = 'Renamed' WHERE store_id = ${store.id}`);
    target.answer((response) => response.writeHead(204).end());
    setNow(later(60));
    await settled(pulse.id, 2);
    await settled(other.id, 2);
    const bodies = new Set(target.received.map(({ body }) => body));
    const ids = new Set(target.received.map(({ headers }) => headers["x-pulse-delivery-id"]));
    assert.equal(target.received.length, 4);
    assert.equal(bodies.size, 1);
    assert.equal(ids.size, 2);
    assert.equal((await firstDelivery(pulse.id)).status, "delivered");
  });

  it("is retried at its times, each attempt written down, and then given up", async () => {
    const target = await receiver();
    target.answer((response) => response.writeHead(503).end("x".repeat(3000)));
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    const product = await insertOffer(pool, store.id);
    await buy(shop, product.publicId);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await settled(pulse.id, attempt);
      const { due_at } = await firstDelivery(pulse.id);
      if (due_at === null) break;
      waits.push(due_at.getTime() - shop.service.clock().getTime());
      setNow(due_at);
    }
    const delays = [5, 60, 300, 1800, 3600, 10_800];
    assert.equal(waits.length, delays.length);
    for (const [at, wait] of waits.entries()) {
      const delay = (delays[at] ?? 0) * 1000;
      assert.ok(wait >= delay && wait <= delay * 1.1, `${wait} after ${delay}`);
    }
    const delivery = await firstDelivery(pulse.id);
    assert.equal(delivery.status, "exhausted");
    assert.equal(delivery.attempt_count, 7);
    const attempts = await rows<{ status: number; failure: string; length: number }>(
      pool,
      sql`SELECT status, failure, length(answer) AS length FROM delivery_attempts WHERE delivery_id = ${delivery.id}`,
    );
    assert.equal(attempts.length, 7);
    for (const attempt of attempts) {
      assert.deepEqual(attempt, { status: 503, failure: "answered_otherwise", length: 1024 });
    }
  });

  it("that is redirected has failed, and nobody goes where it leads", async () => {
    const [target, elsewhere] = [await receiver(), await receiver()];
    target.answer((response) => response.writeHead(302, { location: elsewhere.url }).end());
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    await buy(shop, (await insertOffer(pool, store.id)).publicId);
    await settled(pulse.id, 1);
    assert.deepEqual(elsewhere.received, []);
    const health = await row(
      pool,
      sql`SELECT last_failure, failures FROM pulse_health WHERE pulse_id = ${pulse.id}`,
    );
    assert.deepEqual(health, { last_failure: "redirected", failures: 1 });
  });

  it("of a pulse that is off waits, and goes on when it is on again", async () => {
    const target = await receiver();
    target.answer((response) => response.writeHead(500).end());
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    await buy(shop, (await insertOffer(pool, store.id)).publicId);
    await settled(pulse.id, 1);
    await run(pool, sql`UPDATE pulses SET is_enabled = false WHERE id = ${pulse.id}`);
    const other = await insertPulse(pool, store.id, { url: target.url });
    setNow(later(30));
    await buy(shop, (await insertOffer(pool, store.id)).publicId);
    await settled(other.id, 1);
    assert.equal((await firstDelivery(pulse.id)).attempt_count, 1);
    await run(pool, sql`UPDATE pulses SET is_enabled = true WHERE id = ${pulse.id}`);
    await settled(pulse.id, 2);
  });
});

describe("a secret that is rotated", () => {
  it("is valid beside the one before it until that one's time ends", async () => {
    const target = await receiver();
    const old = newSecret();
    const pulse = await insertPulse(pool, store.id, {
      url: target.url,
      previous: { secret: old, until: later(60) },
    });
    const product = await insertOffer(pool, store.id);
    await buy(shop, product.publicId);
    await until(() => target.received.length === 1);
    setNow(later(60));
    await buy(shop, product.publicId, { email: "second@example.com" });
    await until(() => target.received.length === 2);
    const [during, afterwards] = target.received;
    assert.ok(during && afterwards);
    new Webhook(old).verify(during.body, during.headers);
    new Webhook(pulse.secret).verify(during.body, during.headers);
    new Webhook(pulse.secret).verify(afterwards.body, afterwards.headers);
    assert.throws(() => new Webhook(old).verify(afterwards.body, afterwards.headers));
    const simple = (secret: string, body: string) =>
      `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    assert.equal(during.headers["x-pulse-signature"], simple(old, during.body));
    assert.equal(afterwards.headers["x-pulse-signature"], simple(pulse.secret, afterwards.body));
  });
});

describe("a target that answers 410", () => {
  it("is turned off at once, and another pulse is told why", async () => {
    const [gone, listening] = [await receiver(), await receiver()];
    gone.answer((response) => response.writeHead(410).end());
    const pulse = await insertPulse(pool, store.id, { url: gone.url, triggers: ["all", "pulse_failing"] });
    await insertPulse(pool, store.id, { url: listening.url, triggers: ["pulse_failing"] });
    await buy(shop, (await insertOffer(pool, store.id)).publicId);
    await until(() => listening.received.length === 1);
    const told = payloadSchema("pulse.failing").parse(JSON.parse(listening.received[0]?.body ?? ""));
    assert.deepEqual(told.pulse, { id: pulse.publicId, url: gone.url });
    const off = await row(pool, sql`SELECT is_enabled, disabled_reason FROM pulses WHERE id = ${pulse.id}`);
    assert.deepEqual(off, { is_enabled: false, disabled_reason: "gone" });
    const [delivery, ...more] = await deliveriesOf(shop, pulse.id);
    assert.equal(delivery?.status, "exhausted");
    assert.deepEqual(more, []);
  });
});

describe("a target that was given up for another while it answered", () => {
  it("says nothing of the other one: neither is the pulse off, nor does it fail", async () => {
    const target = await receiver();
    let answer = () => {};
    target.answer((response) => {
      answer = () => void response.writeHead(410).end();
    });
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    await buy(shop, (await insertOffer(pool, store.id)).publicId);
    await until(() => target.received.length === 1);
    await run(pool, sql`UPDATE pulses SET url = 'https://moved.example/hook' WHERE id = ${pulse.id}`);
    answer();
    await settled(pulse.id, 1);
    const now = await row(pool, sql`SELECT is_enabled, disabled_reason FROM pulses WHERE id = ${pulse.id}`);
    assert.deepEqual(now, { is_enabled: true, disabled_reason: null });
    assert.equal(await row(pool, sql`SELECT 1 FROM pulse_health WHERE pulse_id = ${pulse.id}`), undefined);
  });
});

describe("a pulse that keeps failing", () => {
  it("is told of once, and once more after it worked in between", async () => {
    const target = await receiver();
    let status = 500;
    target.answer((response) => response.writeHead(status).end());
    const pulse = await insertPulse(pool, store.id, { url: target.url });
    const tellings = () =>
      rows(
        pool,
        sql`SELECT data FROM events WHERE name = 'pulse.failing' AND data->>'pulse_id' = ${String(pulse.id)}`,
      );
    await buy(shop, (await insertOffer(pool, store.id)).publicId);
    const failUntilGivenUp = async () => {
      for (;;) {
        const { attempt_count, due_at } = await firstDelivery(pulse.id);
        if (attempt_count === 0) await settled(pulse.id, 1);
        else if (due_at === null) return;
        else {
          setNow(due_at);
          await settled(pulse.id, attempt_count + 1);
        }
      }
    };
    await failUntilGivenUp();
    assert.equal((await tellings()).length, 1);
    status = 200;
    const { public_id } = await firstDelivery(pulse.id);
    assert.equal(await replay(pool, store.id, public_id, shop.service.clock()), true);
    await until(async () => (await firstDelivery(pulse.id)).status === "delivered");
    const health = () =>
      row(pool, sql`SELECT failing_since, failures, told_at FROM pulse_health WHERE pulse_id = ${pulse.id}`);
    await until(async () => (await health())?.failures === 0);
    assert.deepEqual(await health(), { failing_since: null, failures: 0, told_at: null });
    status = 500;
    assert.equal(await replay(pool, store.id, public_id, shop.service.clock()), true);
    await until(async () => (await firstDelivery(pulse.id)).status === "pending");
    await failUntilGivenUp();
    assert.equal((await tellings()).length, 2);
  });
});
