import assert from "node:assert/strict";
import { test } from "node:test";
import { row, rows, sql } from "../db/statement.ts";
import { inTransaction } from "../db/transaction.ts";
import { insertOffer, insertReduction } from "../testing/fixtures/offer.ts";
import { beginPurchase } from "../testing/fixtures/purchase.ts";
import { testService } from "../testing/service.ts";
import { abandonSale } from "./abandon.ts";
import { lockPayment } from "./payment.ts";

const shop = await testService();
const { request, pool, store, service } = shop;
const discount = await insertReduction(pool, store.id, { code: "HELD", usageLimit: 10 });
const product = await insertOffer(pool, store.id, { quantity: 10 });

async function abandon(transaction: string) {
  return inTransaction(pool, async (tx) => {
    const payment = await lockPayment(tx, transaction);
    assert.ok(payment);
    const { store_id: storeId, sale_id: id, sale_status: status, product_id: productId } = payment;
    const sale = { storeId, id, status, productId, discountId: payment.discount_id };
    return abandonSale(tx, sale, service.clock());
  });
}

async function held() {
  return row(
    pool,
    sql`SELECT d.held_count, d.usage_count, p.quantity FROM discounts d, products p
        WHERE d.store_id = ${store.id} AND d.id = ${discount} AND p.store_id = d.store_id AND p.id = ${product.id}`,
  );
}

async function eventsOf(saleId: string) {
  const found = await rows<{ name: string }>(
    pool,
    sql`SELECT e.name FROM events e JOIN sales s ON s.store_id = e.store_id AND s.id = e.sale_id
        WHERE s.public_id = ${saleId} ORDER BY e.id`,
  );
  return found.map(({ name }) => name);
}

const begin = () => beginPurchase(shop, product.publicId, { discount_code: "HELD" });

test("an abandoned sale gives back its discount's use and its item, and is told once", async () => {
  const { saleId, transaction } = await begin();
  assert.deepEqual(await held(), { held_count: 1, usage_count: 0, quantity: 9 });
  assert.equal(await abandon(transaction), null);
  assert.equal(await abandon(transaction), "sale_move_refused");
  assert.deepEqual(await held(), { held_count: 0, usage_count: 0, quantity: 10 });
  assert.deepEqual(await eventsOf(saleId), ["abandoned.sale"]);
});

test("a sale that failed before gives nothing back a second time", async () => {
  const { saleId, transaction } = await begin();
  await request("POST", `/pay/${transaction}/decline`, { key: null });
  assert.equal(await abandon(transaction), null);
  assert.deepEqual(await held(), { held_count: 0, usage_count: 0, quantity: 10 });
  assert.deepEqual(await eventsOf(saleId), ["failed.sale", "abandoned.sale"]);
});

test("a paid sale is never abandoned", async () => {
  const { saleId, transaction } = await begin();
  await request("POST", `/pay/${transaction}/pay`, { key: null });
  assert.equal(await abandon(transaction), "sale_move_refused");
  assert.deepEqual(await held(), { held_count: 0, usage_count: 1, quantity: 9 });
  assert.deepEqual(await eventsOf(saleId), ["successful.sale"]);
});
