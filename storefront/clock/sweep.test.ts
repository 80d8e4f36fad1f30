import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import pino from "pino";
import { row, rows, run, sql } from "../db/statement.ts";
import { insertLicense } from "../testing/fixtures/license.ts";
import { insertOffer, insertReduction } from "../testing/fixtures/offer.ts";
import { beginPurchase } from "../testing/fixtures/purchase.ts";
import { testService } from "../testing/service.ts";
import { sweep } from "./sweep.ts";

const shop = await testService();
const { pool, store, otherStore, service, request, setNow } = shop;
const HOUR = 3_600_000;
const start = new Date("2026-03-15T12:00:00Z");
const after = (hours: number) => new Date(start.getTime() + hours * HOUR);

beforeEach(() => setNow(start));

async function eventsOf(licenseId: number) {
  return rows<{ name: string; sale_id: number; created_at: Date }>(
    pool,
    sql`SELECT name, sale_id, created_at FROM events WHERE license_id = ${licenseId} ORDER BY id`,
  );
}

async function tellingsOf(licenseId: number, name: string) {
  return (await eventsOf(licenseId)).filter((event) => event.name === name);
}

async function marked(table: "licenses" | "discounts", id: number): Promise<Date | null | undefined> {
  const found =
    table === "licenses"
      ? await row<{ at: Date | null }>(
          pool,
          sql`SELECT expiry_noticed_at AS at FROM licenses WHERE id = ${id}`,
        )
      : await row<{ at: Date | null }>(
          pool,
          sql`SELECT expiry_noticed_at AS at FROM discounts WHERE id = ${id}`,
        );
  return found?.at;
}

describe("licenses", () => {
  it("are told to have expired once their moment has come, and only once, in every store", async () => {
    const mine = await insertLicense(pool, store.id, { expiresAt: after(1) });
    const theirs = await insertLicense(pool, otherStore.id, { expiresAt: after(1) });
    await sweep(service, new Date(after(1).getTime() - 1));
    assert.deepEqual(await tellingsOf(mine.id, "license.expired"), []);
    await sweep(service, after(1));
    await sweep(service, after(2));
    for (const { id, saleId } of [mine, theirs]) {
      assert.equal((await marked("licenses", id))?.getTime(), after(1).getTime());
      assert.deepEqual(await tellingsOf(id, "license.expired"), [
        { name: "license.expired", sale_id: saleId, created_at: after(1) },
      ]);
    }
  });

  it("that were revoked before never expire", async () => {
    const { id } = await insertLicense(pool, store.id, { expiresAt: after(1), revokedAt: start });
    await sweep(service, after(2));
    assert.equal(await marked("licenses", id), null);
    assert.deepEqual(await eventsOf(id), []);
  });

  it("are told once by many sweeps at a time, however many are due", async () => {
    const { saleId } = await insertLicense(pool, store.id, { expiresAt: after(3) });
    await run(
      pool,
      sql`INSERT INTO licenses (store_id, public_id, sale_id, customer_id, product_id, license_key, max_activations,
                                expires_at, created_at, updated_at)
          SELECT store_id, public_id || n, sale_id, customer_id, product_id, license_key || n, 1, expires_at,
                 created_at, updated_at
          FROM licenses, generate_series(1, 1200) n WHERE sale_id = ${saleId}`,
    );
    await Promise.all(Array.from({ length: 4 }, () => sweep(service, after(3))));
    await sweep(service, after(3));
    const told = await row(
      pool,
      sql`SELECT count(*)::int AS events, count(DISTINCT license_id)::int AS licenses FROM events
          WHERE sale_id = ${saleId} AND name = 'license.expired'`,
    );
    assert.deepEqual(told, { events: 1201, licenses: 1201 });
  });
});

describe("discounts", () => {
  it("are marked once their end has passed", async () => {
    const ending = await insertReduction(pool, store.id, { code: "ENDS", endDate: after(1) });
    const lasting = await insertReduction(pool, store.id, { code: "LASTS" });
    await sweep(service, start);
    assert.equal(await marked("discounts", ending), null);
    await sweep(service, after(1));
    await sweep(service, after(2));
    assert.equal((await marked("discounts", ending))?.getTime(), after(1).getTime());
    assert.equal(await marked("discounts", lasting), null);
  });
});

describe("sales that nobody pays", () => {
  it("are abandoned after their time, once, and give back what they held", async () => {
    const discount = await insertReduction(pool, store.id, { code: "HELD", usageLimit: 5 });
    const product = await insertOffer(pool, store.id, { quantity: 5 });
    const held = () =>
      row(
        pool,
        sql`SELECT d.held_count, p.quantity FROM discounts d, products p
            WHERE d.id = ${discount} AND p.id = ${product.id}`,
      );
    const statusOf = async (sale: string) =>
      row(pool, sql`SELECT status, abandoned_at FROM sales WHERE public_id = ${sale}`);
    const { saleId } = await beginPurchase(shop, product.publicId, { discount_code: "HELD" });
    const paid = await beginPurchase(shop, product.publicId);
    await request("POST", `/pay/${paid.transaction}/pay`, { key: null });
    await sweep(service, new Date(after(24).getTime() - 1));
    assert.deepEqual(await statusOf(saleId), { status: "awaiting_payment", abandoned_at: null });
    assert.deepEqual(await held(), { held_count: 1, quantity: 3 });
    await Promise.all([sweep(service, after(24)), sweep(service, after(24))]);
    await sweep(service, after(25));
    assert.deepEqual(await statusOf(saleId), { status: "abandoned", abandoned_at: after(24) });
    assert.deepEqual(await held(), { held_count: 0, quantity: 4 });
    assert.deepEqual(await statusOf(paid.saleId), { status: "completed", abandoned_at: null });
    const told = await rows(
      pool,
      sql`SELECT e.name FROM events e JOIN sales s ON s.store_id = e.store_id AND s.id = e.sale_id
          WHERE s.public_id = ${saleId}`,
    );
    assert.deepEqual(told, [{ name: "abandoned.sale" }]);
  });

  it("are abandoned after the same time where their payment was declined, and can then no longer be paid", async () => {
    const product = await insertOffer(pool, store.id, { quantity: 5 });
    const { saleId, transaction } = await beginPurchase(shop, product.publicId);
    await request("POST", `/pay/${transaction}/decline`, { key: null });
    const found = () =>
      row(
        pool,
        sql`SELECT s.status, s.abandoned_at, p.quantity FROM sales s
            JOIN products p ON p.store_id = s.store_id AND p.id = s.product_id WHERE s.public_id = ${saleId}`,
      );
    await sweep(service, new Date(after(24).getTime() - 1));
    assert.deepEqual(await found(), { status: "failed", abandoned_at: null, quantity: 5 });
    await sweep(service, after(24));
    assert.deepEqual(await found(), { status: "abandoned", abandoned_at: after(24), quantity: 5 });
    assert.equal((await request("POST", `/pay/${transaction}/pay`, { key: null })).status, 409);
    assert.deepEqual(await found(), { status: "abandoned", abandoned_at: after(24), quantity: 5 });
  });

  it("may be given another time by the owner", async () => {
    const product = await insertOffer(pool, store.id);
    const { saleId } = await beginPurchase(shop, product.publicId);
    const patient = { ...service, settings: { ...service.settings, ABANDON_AFTER_HOURS: 48 } };
    await sweep(patient, after(47));
    const statuses = rows(pool, sql`SELECT status FROM sales WHERE public_id = ${saleId}`);
    assert.deepEqual(await statuses, [{ status: "awaiting_payment" }]);
    await sweep(patient, after(48));
    assert.deepEqual(await rows(pool, sql`SELECT status FROM sales WHERE public_id = ${saleId}`), [
      { status: "abandoned" },
    ]);
  });
});

describe("what is kept for a time only", () => {
  const count = (table: "attempts" | "hours" | "operations") => {
    const counted = {
      attempts: sql`SELECT count(*)::int AS n FROM activation_attempts`,
      hours: sql`SELECT count(*)::int AS n FROM activation_attempt_hours`,
      operations: sql`SELECT count(*)::int AS n FROM idempotency_keys`,
    };
    return row<{ n: number }>(pool, counted[table]);
  };

  it("activation attempts are forgotten after thirty days, and how many an hour had", async () => {
    await run(
      pool,
      sql`INSERT INTO activation_attempts (store_id, license_key, outcome, ip_address, created_at)
          SELECT ${store.id}, 'K', 'refused', '192.0.2.1', ${start}::timestamptz + n * interval '1 second'
          FROM generate_series(0, 1200) n`,
    );
    await run(
      pool,
      sql`INSERT INTO activation_attempt_hours (store_id, hour, slot, written) VALUES (${store.id}, ${start}, 0, 1)`,
    );
    await sweep(service, after(30 * 24));
    assert.deepEqual(await count("attempts"), { n: 1201 });
    assert.deepEqual(await count("hours"), { n: 1 });
    await sweep(service, new Date(after(30 * 24).getTime() + 1200 * 1000));
    assert.deepEqual(await count("attempts"), { n: 1 });
    assert.deepEqual(await count("hours"), { n: 0 });
  });

  it("an operation's answer is forgotten after a day, and may then be performed again", async () => {
    const { key } = await insertLicense(pool, store.id);
    const send = () =>
      request("POST", `/v1/licenses/${key}/activate`, { headers: { "idempotency-key": "once" } });
    await send();
    await sweep(service, new Date(after(24).getTime() - 1));
    assert.deepEqual(await count("operations"), { n: 1 });
    setNow(new Date(after(24).getTime() - 1));
    assert.equal((await send()).headers.get("idempotent-replayed"), "true");
    const patient = { ...service, settings: { ...service.settings, IDEMPOTENCY_HOURS: 48 } };
    await sweep(patient, new Date(after(48).getTime() - 1));
    assert.deepEqual(await count("operations"), { n: 1 });
    await sweep(service, after(24));
    assert.deepEqual(await count("operations"), { n: 0 });
  });
});

describe("a duty that fails", () => {
  it("is written down, keeps no other from being done, and is done by the next sweep", async () => {
    const { id } = await insertLicense(pool, store.id, { expiresAt: after(1) });
    const discount = await insertReduction(pool, store.id, { code: "LATE", endDate: after(1) });
    await pool.query("ALTER TABLE events RENAME TO events_elsewhere");
    const lines: unknown[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    await sweep({ ...service, log }, after(1));
    await pool.query("ALTER TABLE events_elsewhere RENAME TO events");
    assert.equal(lines.length, 1);
    assert.match(JSON.stringify(lines[0]), /expireLicenses/);
    assert.ok(await marked("discounts", discount));
    assert.equal(await marked("licenses", id), null);
    await sweep(service, after(1));
    assert.equal((await tellingsOf(id, "license.expired")).length, 1);
  });
});

describe("a service that stops", () => {
  it("begins no further batch", async () => {
    const { id } = await insertLicense(pool, store.id, { expiresAt: after(1) });
    await sweep({ ...service, lifecycle: { stopping: true } }, after(1));
    assert.equal(await marked("licenses", id), null);
  });
});
