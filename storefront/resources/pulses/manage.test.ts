import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { Webhook } from "standardwebhooks";
import { type ManagedPulse, managedPulseResponse, revealedPulseResponse } from "#contract/managed-pulse.ts";
import { row, rows, run, sql } from "../../db/statement.ts";
import { recordEvent } from "../../events/record.ts";
import { insertLicensedPurchase } from "../../testing/fixtures/license.ts";
import { insertPulse } from "../../testing/fixtures/pulse.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { receiver } from "../../testing/receiver.ts";
import { deliveriesOf, sending, until } from "../../testing/sending.ts";
import { testService } from "../../testing/service.ts";

const shop = await testService({ now: new Date("2026-03-15T12:00:00Z") });
const { request, pool, store, otherStore, freshKey, setNow } = shop;
const now = new Date("2026-03-15T12:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const { saleId, product, productId } = await insertLicensedPurchase(pool, store.id);
const url = "https://hooks.example.com/in";
let key = "";
beforeEach(async () => {
  setNow(now);
  key = await freshKey(store, ["manage"]);
  await run(pool, sql`DELETE FROM pulses`);
  await run(pool, sql`DELETE FROM pulse_deliveries`);
});

const send = (method: string, path: string, body?: unknown, headers = {}) =>
  request(method, `/manage/v1/pulses${path}`, { key, headers, ...(body === undefined ? {} : { body }) });

async function created(body: object = {}) {
  const answer = await send("POST", "", { url, triggers: ["failed_sale"], ...body });
  assert.equal(answer.status, 201, answer.text);
  return revealedPulseResponse.parse(answer.body).data;
}

async function done(method: string, path: string, body?: unknown): Promise<ManagedPulse> {
  const answer = await send(method, path, body);
  assert.equal(answer.status, 200, answer.text);
  return managedPulseResponse.parse(answer.body).data;
}
const told = async () => {
  await recordEvent(pool, { storeId: store.id, name: "failed.sale", saleId, now });
};

describe("creating a pulse", () => {
  test("gives one that is told from then on, signed with the secret that is shown once", async () => {
    const target = await receiver();
    const { id, secret, ...pulse } = await created({
      url: target.url,
      triggers: ["failed_sale", "refunded_sale", "failed_sale"],
      product_ids: [product],
      headers: { "X-Shop": "mine" },
    });
    assert.deepEqual(
      pulse.triggers.map(({ value }) => value),
      ["failed_sale", "refunded_sale"],
    );
    assert.deepEqual(
      [pulse.products.map((each) => each.id), pulse.headers],
      [[product], { "X-Shop": "mine" }],
    );
    assert.deepEqual([pulse.is_enabled, pulse.can_delete, pulse.source.value], [true, true, "manual"]);
    await told();
    // The receiver has a clock of its own, and believes no old message.
    setNow(new Date());
    const sender = sending(shop);
    await until(() => target.received.length > 0);
    await sender.stop(1_000);
    const [arrived] = target.received;
    assert.ok(arrived && secret);
    new Webhook(secret).verify(arrived.body, { ...arrived.headers });
    assert.equal(arrived.headers["x-shop"], "mine");
    const seen = [
      await send("GET", `/${id}`),
      await send("GET", ""),
      await request("GET", `/v1/pulses/${id}`),
    ];
    for (const { status, text } of seen) assert.deepEqual([status, text.includes(secret)], [200, false]);
  });

  test("asked for twice with one Idempotency-Key makes one, and its secret is kept nowhere else", async () => {
    const body = { url, triggers: ["all"], is_enabled: false };
    const headers = { "idempotency-key": "one" };
    const first = revealedPulseResponse.parse((await send("POST", "", body, headers)).body).data;
    const again = revealedPulseResponse.parse((await send("POST", "", body, headers)).body).data;
    assert.deepEqual(again, { ...first, secret: null });
    assert.equal(first.is_enabled, false);
    assert.equal((await rows(pool, sql`SELECT FROM pulses`)).length, 1);
  });

  test("tells all that is wrong at once", async () => {
    const theirs = await insertLicensedPurchase(pool, otherStore.id);
    const answer = await send("POST", "", {
      url: "ftp://hooks.example.com",
      triggers: ["failed_sale"],
      product_ids: [product, theirs.product],
      headers: { "Webhook-Id": "mine", "X-A": "1", "x-a": "2", "bad name": "x", "X-B": "line\nbreak" },
    });
    const { errors } = assertRefused(answer, "validation_failed");
    assert.deepEqual(Object.keys(errors), [
      "url",
      "product_ids.1",
      "headers.Webhook-Id",
      "headers.x-a",
      "headers.bad name",
      "headers.X-B",
    ]);
  });

  test("needs an address and triggers that there are, and has at most ten headers of its own", async () => {
    const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`x-${n}`, "1"]));
    const wrong: [string, object][] = [
      ["url", { triggers: ["all"] }],
      ["url", { url: `https://a.example/${"a".repeat(2048)}`, triggers: ["all"] }],
      ["url", { url: "https://me:secret@hooks.example.com", triggers: ["all"] }],
      ["triggers", { url }],
      ["triggers", { url, triggers: [] }],
      ["triggers.0", { url, triggers: ["something_else"] }],
      ["headers", { url, triggers: ["all"], headers: eleven }],
      ["headers.x-shop", { url, triggers: ["all"], headers: { "x-shop": 5 } }],
    ];
    for (const [field, body] of wrong) {
      const { errors } = assertRefused(await send("POST", "", body), "validation_failed");
      assert.deepEqual(Object.keys(errors), [field]);
    }
    assert.deepEqual(await rows(pool, sql`SELECT FROM pulses`), []);
  });
});

describe("changing a pulse", () => {
  test("leaves what is not named as it is, its secret too", async () => {
    const { secret: _, ...before } = await created({ headers: { "x-a": "1" }, product_ids: [product] });
    setNow(later(1));
    const changed = await done("PATCH", `/${before.id}`, { triggers: ["all"] });
    assert.deepEqual(changed, {
      ...before,
      triggers: changed.triggers,
      updated_at: "2026-03-15T13:00:00+00:00",
    });
    assert.deepEqual(
      changed.triggers.map(({ value }) => value),
      ["all"],
    );
    const cleared = await done("PATCH", `/${before.id}`, { headers: {}, product_ids: [] });
    assert.deepEqual([cleared.headers, cleared.products], [{}, []]);
  });

  test("to another address begins with nothing known of it", async () => {
    const { id } = await created();
    await failingSince(id, now, 9);
    assert.equal((await done("PATCH", `/${id}`, { url })).health.failures, 9);
    const moved = await done("PATCH", `/${id}`, { url: "https://elsewhere.example.com/" });
    assert.deepEqual([moved.health.failures, moved.health.state.value], [0, "untried"]);
  });

  test("is refused as creating one is, and changes nothing then", async () => {
    const { id } = await created();
    assertRefused(await send("PATCH", `/${id}`, { url: "nowhere", triggers: ["all"] }), "validation_failed");
    assertRefused(await send("PATCH", `/${id}`, { headers: { host: "x" } }), "validation_failed");
    assert.deepEqual((await done("GET", `/${id}`)).triggers.length, 1);
    assertRefused(await send("PATCH", "/pulse_nobody", { triggers: ["all"] }), "pulse_not_found");
  });
});

describe("a pulse that is off", () => {
  test("is told nothing new until it is on again", async () => {
    const { id } = await created();
    assert.equal((await done("POST", `/${id}/disable`)).is_enabled, false);
    await told();
    const pulse = await row<{ id: number }>(pool, sql`SELECT id FROM pulses`);
    assert.ok(pulse);
    assert.deepEqual(await deliveriesOf(shop, pulse.id), []);
    assert.equal((await done("POST", `/${id}/enable`)).is_enabled, true);
    await told();
    assert.equal((await deliveriesOf(shop, pulse.id)).length, 1);
  });

  test("because its target is gone says so, and starts afresh when it is on again", async () => {
    const { id } = await created();
    await failingSince(id, later(-1), 5);
    await run(pool, sql`UPDATE pulses SET is_enabled = false, disabled_reason = 'gone'`);
    const off = await done("GET", `/${id}`);
    assert.deepEqual([off.disabled_reason, off.health.state.value], ["gone", "gone"]);
    const on = await done("POST", `/${id}/enable`);
    assert.deepEqual([on.disabled_reason, on.health.state.value], [null, "untried"]);
    const told = await row(pool, sql`SELECT told_at FROM pulse_health`);
    assert.deepEqual(told, { told_at: null });
  });
});

describe("deleting a pulse", () => {
  test("takes it away with its restriction, and not twice", async () => {
    const { id } = await created({ product_ids: [product] });
    assert.equal((await done("DELETE", `/${id}`)).id, id);
    assertRefused(await send("DELETE", `/${id}`), "pulse_not_found");
    assertRefused(await send("GET", `/${id}`), "pulse_not_found");
    assert.equal((await send("GET", "")).text.includes(id), false);
  });

  test("is refused for one that an integration made", async () => {
    const { publicId: id } = await insertPulse(pool, store.id);
    await run(pool, sql`UPDATE pulses SET source = 'integration', can_delete = false`);
    assertRefused(await send("DELETE", `/${id}`), "pulse_cannot_be_deleted");
    assert.equal((await done("POST", `/${id}/disable`)).is_enabled, false);
  });
});

test("a rotated secret signs from then on, the one before for a day more", async () => {
  const target = await receiver();
  const { id, secret: before } = await created({ url: target.url });
  const rotated = revealedPulseResponse.parse((await send("POST", `/${id}/secret/rotate`)).body).data;
  assert.equal(rotated.previous_secret_until, "2026-03-16T12:00:00+00:00");
  assert.ok(before && rotated.secret && rotated.secret !== before);
  const { url: to } = target;
  const signed = async () => {
    const answer = await send("POST", `/${id}/test`, { event: "failed.sale" });
    assert.equal(answer.status, 200, to);
    return target.received.at(-1)?.headers["webhook-signature"]?.split(" ").length;
  };
  assert.equal(await signed(), 2);
  setNow(later(24));
  assert.equal(await signed(), 1);
  assert.equal((await done("GET", `/${id}`)).previous_secret_until, null);
});

describe("a pulse's health", () => {
  test("counts its latest fifty deliveries, tests and what was not tried left out", async () => {
    const { id } = await created();
    await run(
      pool,
      sql`INSERT INTO pulse_deliveries (store_id, public_id, pulse_id, event_id, event, status, attempt_count, created_at)
          SELECT store_id, 'dlv_' || n, id, CASE WHEN n > 58 THEN NULL ELSE n END, 'failed.sale',
                 CASE WHEN n % 4 = 0 THEN 'exhausted' ELSE 'delivered' END, CASE WHEN n = 57 THEN 0 ELSE 1 END,
                 ${now}::timestamptz + n * interval '1 second' FROM pulses, generate_series(1, 60) n`,
    );
    const { health } = await done("GET", `/${id}`);
    assert.deepEqual([health.tried, health.delivered, health.success_rate], [47, 35, 0.745]);
  });

  test("is told in a word: untried, working, unsteady, failing", async () => {
    const { id } = await created();
    const state = async () => (await done("GET", `/${id}`)).health.state.value;
    assert.equal(await state(), "untried");
    await failingSince(id, now, 1);
    assert.equal(await state(), "unsteady");
    await failingSince(id, later(-1), 4);
    assert.equal(await state(), "failing");
    const last = (await done("GET", `/${id}`)).health.last_failure;
    assert.deepEqual(last, { value: "timed_out", label: "No answer within 15 seconds" });
    await run(
      pool,
      sql`UPDATE pulse_health SET failures = 0, failing_since = NULL, last_success_at = ${now}`,
    );
    assert.equal(await state(), "working");
  });
});

async function failingSince(id: string, since: Date, failures: number) {
  await run(
    pool,
    sql`INSERT INTO pulse_health (store_id, pulse_id, last_failure_at, last_failure, failing_since, failures, told_at)
        SELECT store_id, id, ${now}::timestamptz, 'timed_out', ${since}::timestamptz, ${failures}, ${now}::timestamptz
        FROM pulses WHERE public_id = ${id}
        ON CONFLICT (store_id, pulse_id) DO UPDATE SET failing_since = ${since}, failures = ${failures}`,
  );
}

test("another store's pulses are nobody's", async () => {
  const { id } = await created();
  const theirs = await freshKey(otherStore, ["manage"]);
  const as = { key: theirs };
  for (const [method, path] of [
    ["GET", ""],
    ["PATCH", ""],
    ["DELETE", ""],
    ["POST", "/enable"],
    ["POST", "/disable"],
    ["POST", "/secret/rotate"],
  ]) {
    assertRefused(await request(String(method), `/manage/v1/pulses/${id}${path}`, as), "pulse_not_found");
  }
  assert.equal(productId > 0 && (await done("GET", `/${id}`)).is_enabled, true);
});
