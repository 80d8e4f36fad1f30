import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { salesMetricsResponse } from "#contract/metrics.ts";
import { rows, sql } from "../../db/statement.ts";
import { inTransaction } from "../../db/transaction.ts";
import { takeFree } from "../../testing/fixtures/free-sale.ts";
import { insertOffer, insertRate } from "../../testing/fixtures/offer.ts";
import { buy } from "../../testing/fixtures/paid-sale.ts";
import { beginPurchase } from "../../testing/fixtures/purchase.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";
import { insertStore } from "../../testing/store.ts";
import { countRefund } from "./count.ts";

const shop = await testService();
const { request, pool, store, otherKey, key, setNow, freshKey } = shop;
const product = await insertOffer(pool, store.id, { price: 1999, type: "license" });

async function metrics(query: string, as = key) {
  const answer = await request("GET", `/v1/metrics/sales?${query}`, { key: as });
  assert.equal(answer.status, 200, answer.text);
  return salesMetricsResponse.parse(answer.body).data;
}

/** Of the intervals in which something happened. */
async function figures(query: string, as = key) {
  const { intervals } = await metrics(query, as);
  return intervals
    .filter(({ sales, refunds }) => sales + refunds > 0)
    .map(({ date, currency, sales, amount, refunds, refunded_amount }) => [
      date,
      currency,
      sales,
      amount.value,
      refunds,
      refunded_amount.value,
    ]);
}

async function buyAt(instant: string) {
  setNow(new Date(instant));
  return buy(shop, product.publicId);
}

describe("the figures", () => {
  test("equal the sales, however many complete at once; what is not paid for is not among them", async () => {
    setNow(new Date("2026-03-15T12:00:00Z"));
    const free = await insertOffer(pool, store.id, { pricing: "free", price: 0, type: "license" });
    await Promise.all([
      ...Array.from({ length: 20 }, () => buy(shop, product.publicId)),
      ...Array.from({ length: 5 }, () => takeFree(shop, free.publicId)),
      beginPurchase(shop, product.publicId),
    ]);
    const sold = await rows<{ sales: number; amount: number }>(
      pool,
      sql`SELECT count(*) AS sales, sum(amount)::bigint AS amount FROM sales
          WHERE store_id = ${store.id} AND completed_at IS NOT NULL`,
    );
    assert.deepEqual(sold, [{ sales: 25, amount: 20 * 1999 }]);
    assert.deepEqual(await figures("start_date=2026-03-15&end_date=2026-03-15"), [
      ["2026-03-15", "USD", 25, 399.8, 0, 0],
    ]);
  });

  test("are told with the range that was asked for, a day an interval, also where nothing was sold", async () => {
    const { intervals, ...asked } = await metrics("start_date=2025-05-01&end_date=2025-05-02");
    const range = { start_date: "2025-05-01", end_date: "2025-05-02" };
    assert.deepEqual(asked, { time_zone: "UTC", interval: "day", ...range });
    assert.deepEqual(
      intervals.map(({ date, currency, sales, amount }) => [date, currency, sales, amount.value]),
      [
        ["2025-05-01", "USD", 0, 0],
        ["2025-05-02", "USD", 0, 0],
      ],
    );
  });

  test("hold the days at both ends and none beyond", async () => {
    for (const day of ["09", "10", "11", "12"]) await buyAt(`2025-06-${day}T23:59:59.999Z`);
    const days = await figures("start_date=2025-06-10&end_date=2025-06-11");
    assert.deepEqual(days, [
      ["2025-06-10", "USD", 1, 19.99, 0, 0],
      ["2025-06-11", "USD", 1, 19.99, 0, 0],
    ]);
  });

  test("of a month come under its first day, and only of the days that were asked for", async () => {
    for (const at of ["2025-01-31", "2025-02-01", "2025-02-28", "2025-03-01"]) await buyAt(`${at}T10:00:00Z`);
    assert.deepEqual(await figures("start_date=2025-01-31&end_date=2025-02-27&interval=month"), [
      ["2025-01-01", "USD", 1, 19.99, 0, 0],
      ["2025-02-01", "USD", 1, 19.99, 0, 0],
    ]);
    assert.deepEqual((await figures("start_date=2025-02-01&end_date=2025-02-28&interval=month"))[0], [
      "2025-02-01",
      "USD",
      2,
      39.98,
      0,
      0,
    ]);
  });

  test("stay in the store's currency, whatever the buyer paid in", async () => {
    await insertRate(pool, store.id, "JPY", 150);
    setNow(new Date("2025-07-01T10:00:00Z"));
    await buy(shop, product.publicId, { payment_currency: "JPY" });
    assert.deepEqual(await figures("start_date=2025-07-01&end_date=2025-07-01"), [
      ["2025-07-01", "USD", 1, 19.99, 0, 0],
    ]);
  });

  test("of different currencies are never added up", async () => {
    const eur = { storeId: store.id, amount: 700, currency: "EUR", timeZone: "UTC" };
    await buyAt("2025-08-01T10:00:00Z");
    await countRefund(pool, eur, new Date("2025-08-01T11:00:00Z"));
    assert.deepEqual(await figures("start_date=2025-08-01&end_date=2025-08-31&interval=month"), [
      ["2025-08-01", "EUR", 0, 0, 1, 7],
      ["2025-08-01", "USD", 1, 19.99, 0, 0],
    ]);
  });

  test("count a refund on its own day, and all of those at once", async () => {
    const refund = { storeId: store.id, amount: 1999, currency: "USD", timeZone: "UTC" };
    const at = new Date("2025-09-02T00:00:00Z");
    await buyAt("2025-09-01T10:00:00Z");
    await Promise.all(
      Array.from({ length: 15 }, () => inTransaction(pool, (tx) => countRefund(tx, refund, at))),
    );
    assert.deepEqual(await figures("start_date=2025-09-01&end_date=2025-09-30"), [
      ["2025-09-01", "USD", 1, 19.99, 0, 0],
      ["2025-09-02", "USD", 0, 0, 15, 299.85],
    ]);
  });

  test("of one store are none of another's", async () => {
    assert.deepEqual(await figures("start_date=2025-06-01&end_date=2026-03-31", otherKey), []);
  });
});

describe("a day", () => {
  test("is the store's own, also where the clocks are changed", async () => {
    const away = await insertStore(pool, { slug: "away", timeZone: "America/New_York", currency: "JPY" });
    const as = await freshKey(away);
    const there = {
      ...shop,
      request: (method: string, path: string, options = {}) => request(method, path, { key: as, ...options }),
    };
    const { publicId } = await insertOffer(pool, away.id, { price: 500, type: "license" });
    for (const at of [
      "2025-03-09T04:59:59.999Z",
      "2025-03-09T05:00:00Z",
      "2025-03-10T03:59:59.999Z",
      "2025-03-10T04:00:00Z",
    ]) {
      setNow(new Date(at));
      await buy(there, publicId);
    }
    const { time_zone } = await metrics("start_date=2025-03-01&end_date=2025-03-31", as);
    assert.equal(time_zone, "America/New_York");
    assert.deepEqual(await figures("start_date=2025-03-08&end_date=2025-03-10", as), [
      ["2025-03-08", "JPY", 1, 500, 0, 0],
      ["2025-03-09", "JPY", 2, 1000, 0, 0],
      ["2025-03-10", "JPY", 1, 500, 0, 0],
    ]);
  });
});

describe("a range", () => {
  test("of 366 days is answered, of 367 refused", async () => {
    await metrics("start_date=2024-01-01&end_date=2024-12-31");
    await metrics("start_date=2025-01-01&end_date=2026-01-01");
    const answer = await request("GET", "/v1/metrics/sales?start_date=2025-01-01&end_date=2026-01-02");
    assert.deepEqual(Object.keys(assertRefused(answer, "validation_failed").errors), ["end_date"]);
  });

  for (const [query, field] of [
    ["end_date=2025-01-01", "start_date"],
    ["start_date=2025-01-01", "end_date"],
    ["start_date=2025-02-30&end_date=2025-03-01", "start_date"],
    ["start_date=2025-03-02&end_date=2025-03-01", "end_date"],
    ["start_date=2025-03-01&end_date=2025-03-01&interval=week", "interval"],
  ] as const) {
    test(`${query} is refused`, async () => {
      const answer = await request("GET", `/v1/metrics/sales?${query}`);
      assert.deepEqual(Object.keys(assertRefused(answer, "validation_failed").errors), [field]);
    });
  }
});
