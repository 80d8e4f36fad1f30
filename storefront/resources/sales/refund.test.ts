import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { licenseResponse } from "#contract/license.ts";
import { salesMetricsResponse } from "#contract/metrics.ts";
import { type Sale, saleResponse } from "#contract/sale.ts";
import { rows, run, sql } from "../../db/statement.ts";
import { takeFree } from "../../testing/fixtures/free-sale.ts";
import { insertOffer } from "../../testing/fixtures/offer.ts";
import { buy } from "../../testing/fixtures/paid-sale.ts";
import { beginPurchase } from "../../testing/fixtures/purchase.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const shop = await testService();
const { pool, store, otherStore, request, freshKey, setNow } = shop;
const bought = new Date("2026-03-15T12:00:00Z");
const license = await insertOffer(pool, store.id, { type: "license", price: 1999 });
const other = await insertOffer(pool, store.id, { type: "license", price: 900 });
let key = "";
beforeEach(async () => {
  setNow(bought);
  key = await freshKey(store, ["manage"]);
});

const refund = (sale: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  request("POST", `/manage/v1/sales/${sale}/refund`, { key, body, headers });

async function read(sale: string): Promise<Sale> {
  return saleResponse.parse((await request("GET", `/v1/sales/${sale}`)).body).data;
}

async function keysOf(sale: string): Promise<string[]> {
  return (await read(sale)).post_purchase.licences.map((each) => each.key);
}

async function told(sale: string) {
  const events = await rows<{ name: string }>(
    pool,
    sql`SELECT e.name FROM events e JOIN sales s ON s.store_id = e.store_id AND s.id = e.sale_id
        WHERE s.public_id = ${sale} AND e.name IN ('refunded.sale', 'license.revoked') ORDER BY e.name`,
  );
  return events.map(({ name }) => name);
}

async function refundsOn(day: string) {
  const { body } = await request("GET", `/v1/metrics/sales?start_date=${day}&end_date=${day}`);
  const [interval] = salesMetricsResponse.parse(body).data.intervals;
  return [interval?.refunds, interval?.refunded_amount.value];
}

describe("a refund", () => {
  test("ends access, revokes the sale's licenses and is told and counted on its own day", async () => {
    const { saleId } = await buy(shop, license.publicId);
    const [sold = ""] = await keysOf(saleId);
    setNow(new Date("2026-03-18T09:00:00Z"));
    const answer = await refund(saleId, { reason: "Bought by mistake" });
    assert.equal(answer.status, 200, answer.text);
    const { data, message } = saleResponse.parse(answer.body);
    assert.equal(message, "Sale refunded successfully.");
    assert.equal(data.status, "completed");
    assert.equal(data.refunded_at, "2026-03-18T09:00:00.000000Z");
    assert.deepEqual(data.post_purchase, { files: [], licences: [], instructions: "" });
    assert.deepEqual(await read(saleId), data);

    const revoked = licenseResponse.parse((await request("GET", `/v1/licenses/${sold}`)).body).data;
    assert.equal(revoked.status, "revoked");
    assert.deepEqual(revoked.revocation, {
      reason: "Bought by mistake",
      by: `API key ${key.split("_")[2]}`,
      at: "2026-03-18T09:00:00.000000Z",
    });
    assertRefused(await request("POST", `/v1/licenses/${sold}/activate`), "license_revoked");
    assert.deepEqual(await told(saleId), ["license.revoked", "refunded.sale"]);
    assert.deepEqual(await refundsOn("2026-03-18"), [1, 19.99]);
    assert.deepEqual(await refundsOn("2026-03-15"), [0, 0]);
  });

  test("closes the links that were given out", async () => {
    const offer = await insertOffer(pool, store.id, { price: 500, files: ["brush.txt"] });
    const { saleId } = await buy(shop, offer.publicId);
    const [file] = (await read(saleId)).post_purchase.files;
    assert.ok(file);
    const open = () => request("GET", new URL(file.download_url).pathname, { key: null });
    assert.equal((await open()).status, 200);
    await refund(saleId);
    assertRefused(await open(), "download_refused");
  });

  test("of a bundle revokes each of its licenses, and leaves one revoked before as it was", async () => {
    const bundle = await insertOffer(pool, store.id, {
      type: "bundle",
      price: 2500,
      parts: [license.id, other.id],
    });
    const { saleId } = await buy(shop, bundle.publicId);
    const [first = "", second = ""] = await keysOf(saleId);
    await request("POST", `/v1/licenses/${first}/revoke`, { body: { reason: "Shared" } });
    await refund(saleId);
    const reasons = [first, second].map(async (each) => {
      const { body } = await request("GET", `/v1/licenses/${each}`);
      return licenseResponse.parse(body).data.revocation?.reason;
    });
    assert.deepEqual(await Promise.all(reasons), ["Shared", "Sale refunded"]);
    assert.deepEqual(await told(saleId), ["license.revoked", "license.revoked", "refunded.sale"]);
  });

  test("may be made of a settled sale, and of one that cost nothing", async () => {
    const settled = await buy(shop, license.publicId);
    await run(pool, sql`UPDATE sales SET status = 'settled' WHERE public_id = ${settled.saleId}`);
    assert.equal((await refund(settled.saleId)).status, 200);
    assert.equal((await read(settled.saleId)).status, "settled");
    const offer = await insertOffer(pool, store.id, { pricing: "free", price: 0 });
    const free = await takeFree(shop, offer.publicId);
    assert.equal((await refund(free.id)).status, 200);
  });

  test("lets the buyer buy the same again", async () => {
    const course = await insertOffer(pool, store.id, { price: 500, type: "course" });
    const email = "again@example.com";
    const { saleId } = await buy(shop, course.publicId, { email });
    await refund(saleId);
    assert.notEqual((await buy(shop, course.publicId, { email })).saleId, saleId);
  });

  test("of what was not paid is refused and changes nothing", async () => {
    const { saleId } = await beginPurchase(shop, license.publicId);
    const before = await read(saleId);
    assertRefused(await refund(saleId), "sale_not_refundable");
    assert.deepEqual(await read(saleId), before);
    assert.deepEqual(await told(saleId), []);
  });

  test("of another store's sale, or of none, is refused", async () => {
    const { saleId } = await buy(shop, license.publicId);
    const theirs = await freshKey(otherStore, ["manage"]);
    const answer = await request("POST", `/manage/v1/sales/${saleId}/refund`, { key: theirs });
    assertRefused(answer, "sale_not_found");
    assertRefused(await refund("sal_nothing"), "sale_not_found");
    assert.equal((await read(saleId)).refunded_at, null);
  });

  test("asked for twenty times at once happens once", async () => {
    setNow(new Date("2026-04-02T10:00:00Z"));
    const { saleId } = await buy(shop, license.publicId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(saleId)));
    const refused = answers.filter(({ status }) => status !== 200);
    assert.equal(refused.length, 19);
    for (const answer of refused) assertRefused(answer, "sale_already_refunded");
    assert.deepEqual(await told(saleId), ["license.revoked", "refunded.sale"]);
    assert.deepEqual(await refundsOn("2026-04-02"), [1, 19.99]);
  });

  test("repeated with its Idempotency-Key is answered as the first time", async () => {
    const { saleId } = await buy(shop, license.publicId);
    const again = { "idempotency-key": "refund-1" };
    const first = await refund(saleId, {}, again);
    const second = await refund(saleId, {}, again);
    assert.equal(first.status, 200);
    assert.deepEqual(second.body, first.body);
    assert.equal(second.headers.get("idempotent-replayed"), "true");
  });

  test("while its license is being activated and revoked leaves it revoked, once", async () => {
    const { saleId } = await buy(shop, license.publicId);
    const [sold = ""] = await keysOf(saleId);
    await Promise.all([
      refund(saleId),
      request("POST", `/v1/licenses/${sold}/revoke`),
      ...Array.from({ length: 6 }, () => request("POST", `/v1/licenses/${sold}/activate`)),
    ]);
    const { body } = await request("GET", `/v1/licenses/${sold}`);
    assert.equal(licenseResponse.parse(body).data.status, "revoked");
    assert.deepEqual(await told(saleId), ["license.revoked", "refunded.sale"]);
  });
});
