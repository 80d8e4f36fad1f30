import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { saleResponse, saleStatuses, salesResponse } from "#contract/sale.ts";
import { run, sql } from "../../db/statement.ts";
import { insertCustomer } from "../../testing/fixtures/customer.ts";
import { takeFree } from "../../testing/fixtures/free-sale.ts";
import { insertOffer } from "../../testing/fixtures/offer.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { type InsertedSale, insertSale } from "../../testing/fixtures/sale.ts";
import { testService } from "../../testing/service.ts";

const service = await testService();
const { pool, store, otherStore, otherKey, request } = service;
const at = (text: string) => new Date(text);

const buyer = await insertCustomer(pool, store.id, { email: "mira@example.net" });
const paid = await insertSale(pool, store.id, {
  customer: buyer,
  amount: 2000,
  createdAt: at("2026-03-02T23:59:59.999Z"),
  payment: { transaction: "TXN_paid-1", status: "success", amount: 1_300_000, currency: "XOF", rate: 650 },
});
const free = await insertSale(pool, store.id, { createdAt: at("2026-03-03T00:00:00Z") });
const product = await insertOffer(pool, store.id, { files: ["brushes.txt"], instructions: "Unpack it." });
const refunded = await insertSale(pool, store.id, {
  product,
  createdAt: at("2026-03-04T10:00:00Z"),
  refundedAt: at("2026-03-05T10:00:00Z"),
});
const waiting = await insertSale(pool, store.id, {
  product,
  status: "awaiting_payment",
  amount: 2000,
  createdAt: at("2026-03-05T10:00:00Z"),
  payment: { transaction: "TXN_waiting", status: "pending", amount: 2000, currency: "USD", rate: 1 },
});
const settled = await insertSale(pool, store.id, {
  status: "settled",
  createdAt: at("2026-03-06T10:00:00Z"),
});
const others = await insertSale(pool, otherStore.id, {
  amount: 900,
  payment: { transaction: "TXN_others", status: "success", amount: 900, currency: "USD", rate: 1 },
});
const all = [settled, waiting, refunded, free, paid];

async function list(query: string, key?: string) {
  const answer = await request("GET", `/v1/sales?${query}`, key === undefined ? {} : { key });
  assert.equal(answer.status, 200, answer.text);
  return salesResponse.parse(answer.body);
}
const listed = async (query: string, key?: string) => (await list(query, key)).data.map(({ id }) => id);
const ids = (...sales: InsertedSale[]) => sales.map(({ publicId }) => publicId);
async function detail({ publicId }: Pick<InsertedSale, "publicId">) {
  return saleResponse.parse((await request("GET", `/v1/sales/${publicId}`)).body).data;
}

describe("the list of sales", () => {
  it("is newest first, its pagination beside data", async () => {
    assert.deepEqual(await listed(""), ids(...all));
    const first = await list("per_page=2");
    assert.deepEqual(
      first.data.map(({ id }) => id),
      ids(settled, waiting),
    );
    assert.equal(first.pagination.has_more, true);
    assert.equal(first.pagination.prev_cursor, null);
    const second = await list(`per_page=2&cursor=${first.pagination.next_cursor}`);
    assert.deepEqual(
      second.data.map(({ id }) => id),
      ids(refunded, free),
    );
    assert.deepEqual(
      await listed(`per_page=2&cursor=${second.pagination.prev_cursor}`),
      ids(settled, waiting),
    );
  });

  it("knows each of its statuses and no other; a refunded sale keeps the one it had", async () => {
    const of = Object.fromEntries(
      await Promise.all(saleStatuses.map(async (status) => [status, await listed(`status=${status}`)])),
    );
    assert.deepEqual(of, {
      awaiting_payment: ids(waiting),
      completed: ids(refunded, free, paid),
      failed: [],
      abandoned: [],
      settled: ids(settled),
    });
    const answer = await request("GET", "/v1/sales?status=refunded");
    assert.deepEqual(Object.keys(assertRefused(answer, "validation_failed").errors), ["status"]);
  });

  it("of one customer takes the public id and the whole number; nobody's is empty", async () => {
    assert.deepEqual(await listed(`customer_id=${buyer.publicId}`), ids(paid));
    assert.deepEqual(await listed(`customer_id=${buyer.id}`), ids(paid));
    assert.deepEqual(await listed("customer_id=cus_nobody"), []);
    assert.deepEqual(await listed(`customer_id=${others.customer.publicId}`), []);
    assert.deepEqual(await listed(`customer_id=${others.customer.id}`), []);
  });

  it("counts days as UTC does, both ends included", async () => {
    assert.deepEqual(await listed("end_date=2026-03-02"), ids(paid));
    assert.deepEqual(await listed("start_date=2026-03-03&end_date=2026-03-04"), ids(refunded, free));
  });

  it("finds a reference and its beginning, a transaction whole, and a customer's address", async () => {
    const found = [
      paid.publicId,
      paid.publicId.slice(0, 14),
      "TXN_paid-1",
      "mira@example.net",
      "ra@exam",
      "mi",
    ];
    for (const term of [...found, " MIRA@example.net "])
      assert.deepEqual(await listed(`search=${encodeURIComponent(term)}`), ids(paid), term);
    for (const term of ["TXN_paid", "ra", paid.publicId.slice(4), "%25%25%25", "___"])
      assert.deepEqual(await listed(`search=${term}`), [], term);
    assert.deepEqual(await listed("search=sal_"), ids(...all));
  });

  it("says the channel, the moments and the product's slug", async () => {
    const [sale] = (await list(`search=${free.publicId}`)).data;
    assert.deepEqual(sale?.channel, { value: "api", label: "API", description: sale?.channel?.description });
    assert.equal(sale?.created_at, "2026-03-03T00:00:00.000000Z");
    assert.equal(sale?.completed_at, "2026-03-03T00:00:00.000000Z");
    assert.equal(sale?.refunded_at, null);
    assert.equal(sale?.product.slug, free.product.slug);
  });
});

describe("a sale's payment", () => {
  it("is in the payment's own currency, with the rate it was made at", async () => {
    const { payment, amount } = await detail(paid);
    assert.equal(amount.currency, "USD");
    assert.equal(amount.value, 20);
    assert.equal(payment.amount?.currency, "XOF");
    assert.equal(payment.amount?.value, 1_300_000);
    assert.equal(payment.exchange_rate?.value, 650);
    assert.equal(payment.transaction_id, "TXN_paid-1");
    assert.equal(payment.fee?.currency, "USD");
  });

  it("of a free sale is nothing, successfully, in the store's currency", async () => {
    const { payment } = await detail(free);
    assert.deepEqual(
      [payment.amount?.value, payment.amount?.currency, payment.status, payment.exchange_rate?.value],
      [0, "USD", "success", 1],
    );
    assert.equal(payment.transaction_id, null);
    assert.equal(payment.fee, null);
  });
});

describe("what a sale gives", () => {
  it("is nothing while it is unpaid and once it is refunded, in the list as in the detail", async () => {
    for (const sale of [waiting, refunded]) {
      const nothing = { files: [], licences: [], instructions: "" };
      assert.deepEqual((await detail(sale)).post_purchase, nothing);
      const [row] = (await list(`search=${sale.publicId}`)).data;
      assert.deepEqual(row?.post_purchase, nothing);
    }
    assert.equal((await detail(refunded)).refunded_at, "2026-03-05T10:00:00.000000Z");
  });

  it("of a bundle are its parts' files in their order and a key for each license", async () => {
    const brushes = await insertOffer(pool, store.id, {
      pricing: "free",
      price: 0,
      files: ["b.txt", "a.txt"],
    });
    const app = await insertOffer(pool, store.id, { type: "license", pricing: "free", price: 0 });
    const more = await insertOffer(pool, store.id, { files: ["c.txt"] });
    const bundle = await insertOffer(pool, store.id, {
      type: "bundle",
      pricing: "free",
      price: 0,
      instructions: "All of it.",
      parts: [more.id, app.id, brushes.id],
    });
    const { id } = await takeFree(service, bundle.publicId);
    const { files, licences, instructions } = (await detail({ publicId: id })).post_purchase;
    assert.deepEqual(
      files.map(({ name, size }) => [name, size]),
      [
        ["c.txt", "The content of c.txt.".length],
        ["b.txt", "The content of b.txt.".length],
        ["a.txt", "The content of a.txt.".length],
      ],
    );
    assert.deepEqual(
      licences.map(({ status }) => status),
      ["pending_activation"],
    );
    assert.equal(instructions, "All of it.");
    const [row] = (await list(`search=${id}`)).data;
    assert.deepEqual(row?.post_purchase, (await detail({ publicId: id })).post_purchase);
  });
});

describe("a sale in detail", () => {
  it("says where it came from and what was given with it", async () => {
    const offer = await insertOffer(pool, store.id, { pricing: "free", price: 0 });
    const { id } = await takeFree(service, offer.publicId, {
      customer_ip: "192.0.2.7",
      custom_metadata: { order: "A-1", gift: true, n: 2 },
    });
    await run(
      pool,
      sql`UPDATE sales SET rating = 4, rating_comment = 'Good', rated_at = '2026-03-07T00:00:00Z'
          WHERE store_id = ${store.id} AND public_id = ${id}`,
    );
    const sale = await detail({ publicId: id });
    assert.equal(sale.context?.ip_address, "192.0.2.7");
    assert.deepEqual(sale.custom_metadata, { order: "A-1", gift: true, n: 2 });
    assert.deepEqual(sale.rate, { value: 4, comment: "Good", created_at: "2026-03-07T00:00:00.000000Z" });
    assert.deepEqual(sale.download, { total: 0, last_at: null });
    assert.equal(sale.settlement, null);
    assert.equal(sale.failed_at, null);
    assert.equal(sale.discount, null);
    assert.ok(!("shipping" in sale), "nothing is shipped");
  });

  it("that isn't there is a 404 with a clear sentence", async () => {
    for (const name of ["sal_nothing", "1", "%00"])
      assertRefused(await request("GET", `/v1/sales/${name}`), "sale_not_found");
  });
});

describe("another store's sales", () => {
  it("are in no list and found by no search", async () => {
    assert.deepEqual(await listed("", otherKey), ids(others));
    for (const term of [others.publicId, "TXN_others", others.customer.email])
      assert.deepEqual(await listed(`search=${encodeURIComponent(term)}`), [], term);
    assert.deepEqual(await listed("search=TXN_others", otherKey), ids(others));
  });

  it("are unknown one by one", async () => {
    assertRefused(await request("GET", `/v1/sales/${others.publicId}`), "sale_not_found");
    assertRefused(await request("GET", `/v1/sales/${paid.publicId}`, { key: otherKey }), "sale_not_found");
  });
});
