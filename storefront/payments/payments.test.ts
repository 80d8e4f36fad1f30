import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { row, rows, sql } from "../db/statement.ts";
import { insertOffer, insertReduction } from "../testing/fixtures/offer.ts";
import { beginPurchase } from "../testing/fixtures/purchase.ts";
import { testService } from "../testing/service.ts";

const shop = await testService();
const { request, pool, store } = shop;

async function press(transaction: string, decision: "pay" | "decline" | "cancel", headers = {}) {
  return request("POST", `/pay/${transaction}/${decision}`, { key: null, headers });
}

async function stateOf(saleId: string) {
  const state = await row(
    pool,
    sql`SELECT s.status AS sale, p.status AS payment, s.completed_at IS NOT NULL AS completed,
               s.failed_at IS NOT NULL AS failed
        FROM sales s JOIN payments p ON p.store_id = s.store_id AND p.sale_id = s.id
        WHERE s.store_id = ${store.id} AND s.public_id = ${saleId}`,
  );
  assert.ok(state);
  return state;
}

async function eventsOf(saleId: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    pool,
    sql`SELECT e.name FROM events e JOIN sales s ON s.store_id = e.store_id AND s.id = e.sale_id
        WHERE s.store_id = ${store.id} AND s.public_id = ${saleId} ORDER BY e.id`,
  );
  return found.map(({ name }) => name);
}

async function licensesOf(saleId: string): Promise<number> {
  const found = await row<{ count: number }>(
    pool,
    sql`SELECT count(*) FROM licenses l JOIN sales s ON s.store_id = l.store_id AND s.id = l.sale_id
        WHERE s.store_id = ${store.id} AND s.public_id = ${saleId}`,
  );
  return found?.count ?? 0;
}

async function usesOf(discountId: number) {
  return row(
    pool,
    sql`SELECT usage_count, held_count FROM discounts WHERE store_id = ${store.id} AND id = ${discountId}`,
  );
}

async function leftOf(productId: number): Promise<number | null | undefined> {
  const found = await row<{ quantity: number | null }>(
    pool,
    sql`SELECT quantity FROM products WHERE store_id = ${store.id} AND id = ${productId}`,
  );
  return found?.quantity;
}

async function salesCounted(productId: number): Promise<number> {
  const found = await row<{ count: number }>(
    pool,
    sql`SELECT coalesce(sum(completed), 0)::bigint AS count FROM product_sales
        WHERE store_id = ${store.id} AND product_id = ${productId}`,
  );
  return found?.count ?? 0;
}

describe("paying", () => {
  test("completes the sale, issues its license, uses the discount, counts the sale and tells of it", async () => {
    const product = await insertOffer(pool, store.id, { type: "license" });
    const discount = await insertReduction(pool, store.id, { code: "TEN", usageLimit: 5 });
    const { saleId, transaction } = await beginPurchase(shop, product.publicId, { discount_code: "TEN" });
    const answer = await press(transaction, "pay");
    assert.equal(answer.status, 303);
    assert.match(answer.headers.get("location") ?? "", /^\/purchases\/[\w-]+$/);
    const paid = { sale: "completed", payment: "success", completed: true, failed: false };
    assert.deepEqual(await stateOf(saleId), paid);
    assert.equal(await licensesOf(saleId), 1);
    assert.deepEqual(await usesOf(discount), { usage_count: 1, held_count: 0 });
    assert.equal(await salesCounted(product.id), 1);
    assert.deepEqual(await eventsOf(saleId), ["license.issued", "successful.sale"]);
  });

  test("a license carries its checkout's metadata", async () => {
    const { publicId } = await insertOffer(pool, store.id, { type: "license" });
    const custom_metadata = { order: "A-7" };
    const { transaction } = await beginPurchase(shop, publicId, { custom_metadata });
    await press(transaction, "pay");
    const found = await row(
      pool,
      sql`SELECT l.metadata FROM licenses l
          JOIN payments p ON p.store_id = l.store_id AND p.sale_id = l.sale_id
          WHERE p.transaction_id = ${transaction}`,
    );
    assert.deepEqual(found, { metadata: custom_metadata });
  });

  test("the last use of a discount is told", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    await insertReduction(pool, store.id, { code: "LAST", usageLimit: 1 });
    const { saleId, transaction } = await beginPurchase(shop, publicId, { discount_code: "LAST" });
    await press(transaction, "pay");
    assert.deepEqual(await eventsOf(saleId), ["successful.sale", "discount.exhausted"]);
  });

  test("leads to the address the shop asked for, which learns the sale", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const redirect_url = "https://app.example/thanks?sale={sale_id}";
    const { saleId, transaction } = await beginPurchase(shop, publicId, { redirect_url });
    const { headers } = await press(transaction, "pay");
    assert.equal(headers.get("location"), `https://app.example/thanks?sale=${saleId}`);
  });

  test("twice is refused, and nothing is charged or issued again", async () => {
    const { publicId } = await insertOffer(pool, store.id, { type: "license" });
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    await press(transaction, "pay");
    for (const decision of ["pay", "decline", "cancel"] as const) {
      const again = await press(transaction, decision);
      assert.equal(again.status, 409);
      assert.match(again.text, /This is already paid/);
    }
    assert.equal(await licensesOf(saleId), 1);
    assert.deepEqual(await eventsOf(saleId), ["license.issued", "successful.sale"]);
  });

  test("ten times at once is once", async () => {
    const { id, publicId } = await insertOffer(pool, store.id, { type: "license" });
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(transaction, "pay")));
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [303, ...Array.from({ length: 9 }, () => 409)]);
    assert.equal(await licensesOf(saleId), 1);
    assert.equal(await salesCounted(id), 1);
    assert.deepEqual(await eventsOf(saleId), ["license.issued", "successful.sale"]);
  });

  test("both of two open purchases of a thing that can be bought once is refused, also at once", async () => {
    const { id, publicId } = await insertOffer(pool, store.id);
    const email = "twice@example.com";
    const first = await beginPurchase(shop, publicId, { email });
    const second = await beginPurchase(shop, publicId, { email });
    const answers = await Promise.all([press(first.transaction, "pay"), press(second.transaction, "pay")]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    assert.match(refused?.text ?? "", /You have this already/);
    assert.equal(await salesCounted(id), 1);
  });

  test("both of two open purchases of a license gives two keys", async () => {
    const { publicId } = await insertOffer(pool, store.id, { type: "license" });
    const email = "keys@example.com";
    for (const { transaction } of [
      await beginPurchase(shop, publicId, { email }),
      await beginPurchase(shop, publicId, { email }),
    ]) {
      assert.equal((await press(transaction, "pay")).status, 303);
    }
  });
});

describe("declining", () => {
  test("fails the sale, gives back what it held and tells of it once", async () => {
    const product = await insertOffer(pool, store.id, { quantity: 5 });
    const discount = await insertReduction(pool, store.id, { code: "HELD", usageLimit: 5 });
    const { saleId, transaction } = await beginPurchase(shop, product.publicId, { discount_code: "HELD" });
    assert.equal(await leftOf(product.id), 4);
    assert.equal((await press(transaction, "decline")).headers.get("location"), `/pay/${transaction}`);
    const failed = { sale: "failed", payment: "failed", completed: false, failed: true };
    assert.deepEqual(await stateOf(saleId), failed);
    assert.equal(await leftOf(product.id), 5);
    assert.deepEqual(await usesOf(discount), { usage_count: 0, held_count: 0 });
    await press(transaction, "decline");
    assert.equal(await leftOf(product.id), 5);
    assert.deepEqual(await eventsOf(saleId), ["failed.sale"]);
    const { text } = await request("GET", `/pay/${transaction}`, { key: null });
    assert.match(text, /The payment was declined/);
  });

  test("may be followed by paying, which takes again what it needs", async () => {
    const product = await insertOffer(pool, store.id, { quantity: 5 });
    const discount = await insertReduction(pool, store.id, { code: "AGAIN", usageLimit: 5 });
    const { saleId, transaction } = await beginPurchase(shop, product.publicId, { discount_code: "AGAIN" });
    await press(transaction, "decline");
    assert.equal((await press(transaction, "pay")).status, 303);
    assert.equal((await stateOf(saleId)).sale, "completed");
    assert.equal(await leftOf(product.id), 4);
    assert.deepEqual(await usesOf(discount), { usage_count: 1, held_count: 0 });
    assert.deepEqual(await eventsOf(saleId), ["failed.sale", "successful.sale"]);
  });

  test("gives the discount's last use away: paying afterwards is refused and changes nothing", async () => {
    const product = await insertOffer(pool, store.id, { quantity: 5 });
    const discount = await insertReduction(pool, store.id, { code: "ONEUSE", usageLimit: 1 });
    const late = await beginPurchase(shop, product.publicId, { discount_code: "ONEUSE" });
    await press(late.transaction, "decline");
    const quick = await beginPurchase(shop, product.publicId, { discount_code: "ONEUSE" });
    await press(quick.transaction, "pay");
    const answer = await press(late.transaction, "pay");
    assert.equal(answer.status, 422);
    assert.match(answer.text, /The discount has been used up/);
    assert.equal((await stateOf(late.saleId)).sale, "failed");
    assert.deepEqual(await usesOf(discount), { usage_count: 1, held_count: 0 });
    assert.equal(await leftOf(product.id), 4);
  });

  test("gives the last item away: paying afterwards is refused", async () => {
    const { publicId } = await insertOffer(pool, store.id, { quantity: 1 });
    const late = await beginPurchase(shop, publicId);
    await press(late.transaction, "decline");
    await beginPurchase(shop, publicId);
    const answer = await press(late.transaction, "pay");
    assert.equal(answer.status, 422);
    assert.match(answer.text, /It has sold out/);
  });
});

describe("cancelling", () => {
  test("leaves the sale waiting with what it holds, and it may be paid", async () => {
    const product = await insertOffer(pool, store.id, { quantity: 2 });
    const { saleId, transaction } = await beginPurchase(shop, product.publicId);
    assert.equal((await press(transaction, "cancel")).status, 303);
    const waiting = { sale: "awaiting_payment", payment: "cancelled", completed: false, failed: false };
    assert.deepEqual(await stateOf(saleId), waiting);
    assert.equal(await leftOf(product.id), 1);
    assert.deepEqual(await eventsOf(saleId), []);
    const { text } = await request("GET", `/pay/${transaction}`, { key: null });
    assert.match(text, /You cancelled the payment/);
    await press(transaction, "pay");
    assert.equal((await stateOf(saleId)).sale, "completed");
    assert.equal(await leftOf(product.id), 1);
  });
});

describe("an abandoned sale", () => {
  test("can be neither paid, declined nor cancelled, and its page says what to do", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    await pool.query("UPDATE sales SET status = 'abandoned' WHERE public_id = $1", [saleId]);
    for (const decision of ["pay", "decline", "cancel"] as const) {
      const answer = await press(transaction, decision);
      assert.equal(answer.status, 409);
      assert.match(answer.text, /open too long/);
    }
    assert.deepEqual((await stateOf(saleId)).payment, "initiated");
    const page = await request("GET", `/pay/${transaction}`, { key: null });
    assert.equal(page.status, 410);
  });
});

describe("whose form it is", () => {
  for (const [headers, own] of [
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "same-site", origin: "https://evil.example" }, false],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "null" }, false],
    [{ origin: "http://localhost:4000" }, true],
    [{}, true],
  ] as const) {
    test(`${JSON.stringify(headers)} ${own ? "may" : "may not"} pay`, async () => {
      const { publicId } = await insertOffer(pool, store.id);
      const { saleId, transaction } = await beginPurchase(shop, publicId);
      const { status } = await press(transaction, "pay", headers);
      assert.equal(status, own ? 303 : 403);
      assert.equal((await stateOf(saleId)).sale, own ? "completed" : "awaiting_payment");
    });
  }
});
