import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Checkout, checkoutResponse } from "#contract/checkout.ts";
import { errorEnvelopeSchema } from "#contract/envelope.ts";
import { notPurchasableMessages } from "#contract/errors.ts";
import { row, rows, sql } from "../../db/statement.ts";
import { insertOffer, insertRate, insertReduction } from "../../testing/fixtures/offer.ts";
import { type TestRequest, testService } from "../../testing/service.ts";

const { request, pool, store, otherStore, otherKey, setNow, service } = await testService({
  settings: { PUBLIC_URL: "https://pay.example" },
});
const now = service.clock();
let buyers = 0;

function bodyFor(product: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  buyers += 1;
  return {
    product_id: product,
    email: `buyer${buyers}@example.com`,
    first_name: "Ana",
    last_name: "Ruiz",
    phone: { number: "612345678", country_code: "ES" },
    ...more,
  };
}

async function checkout(body: unknown, options: TestRequest = {}) {
  return request("POST", "/v1/checkout", { body, ...options });
}

async function started(body: unknown, options: TestRequest = {}, status = 201): Promise<Checkout> {
  const answer = await checkout(body, options);
  assert.equal(answer.status, status, answer.text);
  return checkoutResponse.parse(answer.body).data;
}

async function refused(body: unknown, status: number, options: TestRequest = {}) {
  const answer = await checkout(body, options);
  assert.equal(answer.status, status, answer.text);
  const { message, errors, code, data } = errorEnvelopeSchema.parse(answer.body);
  assert.deepEqual(data, []);
  return { message, errors, code };
}

async function saleOf({ purchase }: Checkout) {
  assert.ok(purchase);
  const sale = await row(
    pool,
    sql`SELECT * FROM sales WHERE store_id = ${store.id} AND public_id = ${purchase.id}`,
  );
  assert.ok(sale);
  return sale;
}

async function eventsOf(checkoutData: Checkout): Promise<string[]> {
  const { id } = await saleOf(checkoutData);
  const found = await rows<{ name: string }>(
    pool,
    sql`SELECT name FROM events WHERE store_id = ${store.id} AND sale_id = ${id} ORDER BY id`,
  );
  return found.map(({ name }) => name);
}

async function countOf(table: "sales" | "customers"): Promise<number> {
  const { rows: found } = await pool.query<{ count: number }>(`SELECT count(*) FROM ${table}`);
  return found[0]?.count ?? 0;
}

describe("a paid product", () => {
  test("awaits its payment, and its address leads to where the buyer pays", async () => {
    const { publicId } = await insertOffer(pool, store.id, { price: 3990, files: ["a.zip"] });
    const data = await started(bodyFor(publicId));
    assert.equal(data.step, "payment");
    assert.equal(data.purchase?.status, "awaiting_payment");
    assert.equal(data.purchase?.payment.status, "awaiting_payment");
    assert.match(data.payment?.transaction_id ?? "", /^txn_[0-9a-z]+_[a-z2-7]{20}$/);
    assert.equal(data.payment?.checkout_url, `https://pay.example/pay/${data.payment?.transaction_id}`);
    assert.deepEqual(data.purchase?.post_purchase, { files: [], licenses: [], courses: [] });
    assert.deepEqual(await eventsOf(data), []);
  });

  test("is found by its slug as well as by its id, and is bought on the channel API", async () => {
    const { slug } = await insertOffer(pool, store.id, { slug: "by-its-slug" });
    const data = await started(bodyFor(slug));
    assert.equal(data.purchase?.product.slug, "by-its-slug");
    const sale = await saleOf(data);
    assert.equal(sale.channel, "api");
    assert.deepEqual(sale.awaiting_payment_at, now);
  });

  test("costs its sale price until that ends", async () => {
    const ends = new Date(now.getTime() + 1000);
    const { publicId } = await insertOffer(pool, store.id, {
      price: 3000,
      salePrice: 1999,
      onSaleUntil: ends,
    });
    assert.equal((await started(bodyFor(publicId))).purchase?.amount.value, 19.99);
    setNow(ends);
    assert.equal((await started(bodyFor(publicId))).purchase?.amount.value, 30);
    setNow(now);
  });
});

describe("a free product", () => {
  test("is completed at once and gives its access data", async () => {
    const { publicId } = await insertOffer(pool, store.id, {
      pricing: "free",
      price: 0,
      files: ["one.txt", "two.txt"],
      courses: ["Inking"],
    });
    const data = await started(bodyFor(publicId));
    assert.equal(data.step, "completed");
    assert.equal(data.purchase?.status, "completed");
    assert.equal(data.purchase?.payment.amount, null);
    assert.equal(data.purchase?.payment.status, "completed");
    assert.deepEqual(data.payment, { checkout_url: null, transaction_id: null });
    const { files, courses } = data.purchase?.post_purchase ?? {};
    assert.deepEqual(
      files?.map(({ name }) => name),
      ["one.txt", "two.txt"],
    );
    assert.deepEqual(
      courses?.map(({ name }) => name),
      ["Inking"],
    );
    const sale = await saleOf(data);
    assert.deepEqual(sale.completed_at, now);
    assert.equal(sale.awaiting_payment_at, null);
    assert.deepEqual(await eventsOf(data), ["successful.sale"]);
  });

  test("a price that a discount brings to nothing completes the sale like a free product", async () => {
    const { publicId } = await insertOffer(pool, store.id, { type: "license", price: 500 });
    await insertReduction(pool, store.id, { code: "ALLOFF", amountOff: 99_900 });
    const data = await started(bodyFor(publicId, { discount_code: "ALLOFF" }));
    assert.equal(data.step, "completed");
    assert.equal(data.purchase?.amount.value, 0);
    assert.equal(data.purchase?.discount_amount.value, 5);
    assert.equal(data.purchase?.payment.amount, null);
    assert.equal(data.purchase?.post_purchase.licenses.length, 1);
    const { usage_count, held_count } = await discountCounts("ALLOFF");
    assert.deepEqual({ usage_count, held_count }, { usage_count: 1, held_count: 0 });
  });
});

async function discountCounts(code: string) {
  const counts = await row<{ usage_count: number; held_count: number }>(
    pool,
    sql`SELECT usage_count, held_count FROM discounts WHERE store_id = ${store.id} AND code = ${code}`,
  );
  assert.ok(counts);
  return counts;
}

describe("what may be bought again", () => {
  for (const type of ["downloadable", "course", "bundle"] as const) {
    test(`a ${type} that the customer holds is not: nothing is created`, async () => {
      const { publicId } = await insertOffer(pool, store.id, { type, pricing: "free" });
      const body = bodyFor(publicId);
      await started(body);
      const sales = await countOf("sales");
      const data = await started({ ...body, email: String(body.email).toUpperCase() }, {}, 200);
      assert.equal(data.step, "already_purchased");
      assert.equal(data.purchase, null);
      assert.equal(await countOf("sales"), sales);
    });
  }

  test("a license product is, and each purchase yields a new key", async () => {
    const { publicId } = await insertOffer(pool, store.id, { type: "license", pricing: "free" });
    const body = bodyFor(publicId, { custom_metadata: { order: "A-1" } });
    const keys = [];
    for (const data of [await started(body), await started(body)]) {
      keys.push(...(data.purchase?.post_purchase.licenses.map(({ key }) => key) ?? []));
    }
    assert.equal(new Set(keys).size, 2);
  });

  test("an unpaid purchase does not block another, and access that was revoked does not either", async () => {
    const paid = await insertOffer(pool, store.id);
    const body = bodyFor(paid.publicId);
    await started(body);
    assert.equal((await started(body)).step, "payment");

    const free = await insertOffer(pool, store.id, { pricing: "free" });
    const freeBody = bodyFor(free.publicId);
    const { id } = await saleOf(await started(freeBody));
    await pool.query("UPDATE sales SET refunded_at = now() WHERE id = $1", [id]);
    assert.equal((await started(freeBody)).step, "completed");
  });

  test("a bundle gives its parts, a key for each license among them, though a part is held already", async () => {
    const part = await insertOffer(pool, store.id, { pricing: "free", files: ["part.txt"] });
    const course = await insertOffer(pool, store.id, { type: "course", courses: ["Shading"] });
    const app = await insertOffer(pool, store.id, { type: "license", name: "App" });
    const tool = await insertOffer(pool, store.id, { type: "license", name: "Tool" });
    const parts = [part.id, course.id, app.id, tool.id];
    const bundle = await insertOffer(pool, store.id, {
      type: "bundle",
      pricing: "free",
      parts,
      files: ["own.txt"],
    });
    await started({ ...bodyFor(part.publicId), email: "bundle@example.com" });
    const data = await started({ ...bodyFor(bundle.publicId), email: "bundle@example.com" });
    const { files = [], courses = [], licenses = [] } = data.purchase?.post_purchase ?? {};
    assert.deepEqual(
      files.map(({ name }) => name),
      ["own.txt", "part.txt"],
    );
    assert.deepEqual(
      courses.map(({ name }) => name),
      ["Shading"],
    );
    assert.equal(new Set(licenses.map(({ key }) => key)).size, 2);
    assert.deepEqual(
      licenses.map(({ status }) => status),
      ["pending_activation", "pending_activation"],
    );
  });
});

describe("the order of the questions", () => {
  test("first the body's shape and the product's name", async () => {
    const missing = await refused({}, 422);
    assert.deepEqual(missing, {
      message: "The product id field is required.",
      errors: { product_id: ["The product id field is required."] },
      code: "validation_failed",
    });
    assert.equal((await refused([], 422)).code, "validation_failed");
    assert.equal((await refused("{", 400)).code, "body_not_json");
    assert.equal((await refused({ product_id: 7, email: "" }, 422)).code, "validation_failed");
  });

  test("then the product, though everything else is wrong too", async () => {
    assert.equal((await refused({ product_id: "prd_unknown" }, 404)).code, "product_not_found");
    const draft = await insertOffer(pool, store.id, { status: "draft" });
    assert.equal((await refused({ product_id: draft.publicId }, 404)).code, "product_not_found");
  });

  test("another store's product is unknown", async () => {
    const { publicId, slug } = await insertOffer(pool, store.id);
    for (const name of [publicId, slug]) {
      assert.equal((await refused(bodyFor(name), 404, { key: otherKey })).code, "product_not_found");
    }
    const theirs = await insertOffer(pool, otherStore.id);
    assert.equal((await refused(bodyFor(theirs.publicId), 404)).code, "product_not_found");
  });

  for (const [offer, message] of [
    [{ type: "service" }, notPurchasableMessages.service],
    [{ type: "coaching" }, notPurchasableMessages.coaching],
    [{ pricing: "what_you_want" }, notPurchasableMessages.what_you_want],
  ] as const) {
    test(`then whether it can be bought here: ${JSON.stringify(offer)}`, async () => {
      const { publicId } = await insertOffer(pool, store.id, offer);
      const no = await refused({ product_id: publicId }, 422);
      assert.deepEqual([no.code, no.message], ["product_not_purchasable", message]);
    });
  }

  test("then whether any is left", async () => {
    const { publicId } = await insertOffer(pool, store.id, { quantity: 0 });
    assert.equal((await refused({ product_id: publicId }, 422)).code, "product_sold_out");
  });

  test("then all fields at once, the discount code last of all", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const no = await refused({ product_id: publicId, discount_code: "NOTHING" }, 422);
    assert.equal(no.code, "validation_failed");
    assert.deepEqual(Object.keys(no.errors), ["email", "first_name", "last_name", "phone"]);
    assert.equal(no.message, "The email field is required. (and 3 more errors)");
    const currency = { payment_currency: "KWD", discount_code: "NOTHING" };
    const second = await refused(bodyFor(publicId, currency), 422);
    assert.deepEqual(second, {
      message: "The payment currency is not supported by this store.",
      errors: { payment_currency: ["The payment currency is not supported by this store."] },
      code: "currency_not_supported",
    });
    const both = await refused(bodyFor(publicId, { ...currency, last_name: "" }), 422);
    assert.deepEqual(both, {
      message: "The last name field is required. (and 1 more error)",
      errors: { last_name: ["The last name field is required."], ...second.errors },
      code: "validation_failed",
    });
    const third = await refused(bodyFor(publicId, { discount_code: "NOTHING" }), 422);
    assert.deepEqual([third.code, Object.keys(third.errors)], ["discount_unknown", ["discount_code"]]);
  });

  test("a refused checkout leaves nothing behind, no customer either", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const before = [await countOf("sales"), await countOf("customers")];
    await refused(bodyFor(publicId, { discount_code: "NOTHING" }), 422);
    assert.deepEqual([await countOf("sales"), await countOf("customers")], before);
  });
});

describe("the fields", () => {
  test("nested ones have dotted names, each its own entry", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const body = bodyFor(publicId, {
      email: "not an address",
      first_name: "x".repeat(51),
      phone: { number: "12a", country_code: "" },
      redirect_url: "ftp://example.com",
      customer_ip: "1.2.3",
      custom_metadata: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`k${at}`, at])),
    });
    const { errors, message } = await refused(body, 422);
    assert.deepEqual(Object.keys(errors), [
      "email",
      "first_name",
      "phone.number",
      "phone.country_code",
      "redirect_url",
      "custom_metadata",
      "customer_ip",
    ]);
    assert.match(message, / \(and 6 more errors\)$/);
  });

  test("a shipped product asks for all five of its address, one entry each; another ignores them", async () => {
    const ships = await insertOffer(pool, store.id, { ships: true });
    const { errors, message } = await refused(bodyFor(ships.publicId), 422);
    assert.deepEqual(Object.keys(errors), ["address", "city", "state", "country", "zip"]);
    assert.equal(message, "The address field is required. (and 4 more errors)");
    const address = { address: "1 Main St", city: "Lyon", state: "ARA", country: "fr", zip: "69001" };
    const data = await started(bodyFor(ships.publicId, address));
    assert.deepEqual(data.purchase?.shipping, { ...address, country: "FR" });
    const { publicId } = await insertOffer(pool, store.id);
    const ignored = await started(bodyFor(publicId, { ...address, country: "Nowhere at all" }));
    assert.equal(ignored.purchase?.shipping, undefined);
  });

  const field = { order: 1, label: "", placeholder: null, help_text: null };
  const fields = [
    { ...field, name: "size", type: "select", is_required: true },
    { ...field, name: "seats", type: "number", is_required: false },
  ];

  test("custom fields are the product's own: missing, unknown and of the wrong kind are one 422", async () => {
    const { publicId } = await insertOffer(pool, store.id, { fields });
    const custom_fields = { seats: "many", colour: "red" };
    const { errors } = await refused(bodyFor(publicId, { custom_fields, email: "" }), 422);
    assert.deepEqual(Object.keys(errors), [
      "email",
      "custom_fields.size",
      "custom_fields.seats",
      "custom_fields.colour",
    ]);
    const data = await started(bodyFor(publicId, { custom_fields: { size: "A4", seats: 3 } }));
    assert.deepEqual((await saleOf(data)).custom_fields, { size: "A4", seats: 3 });
    const none = await insertOffer(pool, store.id);
    const unasked = await refused(bodyFor(none.publicId, { custom_fields: { size: "A4" } }), 422);
    assert.deepEqual(Object.keys(unasked.errors), ["custom_fields.size"]);
  });

  test("one error too many is told in the singular", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const { message } = await refused(bodyFor(publicId, { email: "", first_name: "" }), 422);
    assert.equal(message, "The email field is required. (and 1 more error)");
  });

  test("metadata, campaign and redirect address are kept with the sale as given", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const given = {
      custom_metadata: { order: "A-1", seats: 3, gift: true },
      campaign_id: "no such campaign",
      redirect_url: "https://app.example/thanks?sale={sale_id}",
    };
    const sale = await saleOf(await started(bodyFor(publicId, given)));
    const { custom_metadata, campaign_id, redirect_url } = sale;
    assert.deepEqual({ custom_metadata, campaign_id, redirect_url }, given);
  });
});

describe("the buyer", () => {
  test("is known by the address in any case, and keeps the name that is on file", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    await started({ ...bodyFor(publicId), email: "Eva@Example.com" });
    const again = {
      ...bodyFor(publicId),
      email: " eva@example.COM ",
      first_name: "Eve",
      phone: { number: "1", country_code: "FR" },
    };
    const { purchase } = await started(again);
    assert.deepEqual([purchase?.customer.email, purchase?.customer.first_name], ["eva@example.com", "Ana"]);
    const found = await rows(pool, sql`SELECT phone_number FROM customers WHERE email = 'eva@example.com'`);
    assert.deepEqual(found, [{ phone_number: "612345678" }]);
  });

  test("is where the address given says, and on what the user agent names", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const headers = {
      "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148",
      "accept-language": "fr-CA,fr;q=0.8",
    };
    const { ip_address, country, device_type, locale } = await saleOf(
      await started(bodyFor(publicId, { customer_ip: "2a01:e0a::1" }), { headers, address: "8.8.8.8" }),
    );
    assert.deepEqual(
      { ip_address, country, device_type, locale },
      { ip_address: "2a01:e0a::1", country: "FR", device_type: "mobile", locale: "fr-CA" },
    );
  });

  test("is where the caller is when no address is given; what nobody knows is null", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const american = await saleOf(await started(bodyFor(publicId), { address: "8.8.8.8" }));
    assert.deepEqual([american.ip_address, american.country], ["8.8.8.8", "US"]);
    const local = await saleOf(await started(bodyFor(publicId), { address: "127.0.0.1" }));
    assert.deepEqual([local.country, local.device_type, local.locale], [null, null, null]);
  });
});

describe("money", () => {
  test("a percentage is rounded half up on the smallest unit, and the parts add up exactly", async () => {
    const { publicId } = await insertOffer(pool, store.id, { price: 1050 });
    await insertReduction(pool, store.id, { code: "FIVE", percent: 5 });
    const sale = await saleOf(await started(bodyFor(publicId, { discount_code: "five" })));
    const { original_amount, discount_amount, amount } = sale;
    assert.deepEqual(
      { original_amount, discount_amount, amount },
      { original_amount: 1050, discount_amount: 53, amount: 997 },
    );
  });

  test("another payment currency is charged at the store's rate, which is kept with the sale", async () => {
    const { publicId } = await insertOffer(pool, store.id, { price: 1999 });
    await insertRate(pool, store.id, "JPY", 151.23);
    const { purchase } = await started(bodyFor(publicId, { payment_currency: "jpy" }));
    assert.deepEqual(
      [purchase?.amount.value, purchase?.amount.currency, purchase?.payment.amount?.value],
      [19.99, "USD", 3023],
    );
    assert.equal(purchase?.payment.amount?.currency, "JPY");
    assert.equal(purchase?.payment.exchange_rate?.value, 151.23);
  });

  test("the store's own currency needs no rate; another store's rates are not ours", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const { purchase } = await started(bodyFor(publicId, { payment_currency: "USD" }));
    assert.equal(purchase?.payment.exchange_rate?.value, 1);
    await insertRate(pool, otherStore.id, "XOF", 600);
    const no = await refused(bodyFor(publicId, { payment_currency: "XOF" }), 422);
    assert.equal(no.code, "currency_not_supported");
  });
});

describe("a discount", () => {
  const day = 86_400_000;
  const cases = [
    ["discount_expired", { code: "ENDED", endDate: new Date(now.getTime() - 1) }],
    ["discount_not_started", { code: "SOON", startDate: new Date(now.getTime() + day) }],
    ["discount_exhausted", { code: "GONE", usageLimit: 2, usageCount: 2 }],
    ["discount_not_for_this_customer", { code: "EVASONLY", customerEmail: "eva@example.com" }],
  ] as const;
  for (const [code, reduction] of cases) {
    test(`is refused at errors.discount_code: ${code}`, async () => {
      const { publicId } = await insertOffer(pool, store.id);
      await insertReduction(pool, store.id, reduction);
      const no = await refused(bodyFor(publicId, { discount_code: reduction.code }), 422);
      assert.deepEqual([no.code, Object.keys(no.errors)], [code, ["discount_code"]]);
    });
  }

  test("that is for one product is refused with another", async () => {
    const one = await insertOffer(pool, store.id);
    const other = await insertOffer(pool, store.id);
    await insertReduction(pool, store.id, { code: "ONEONLY", products: [one.id] });
    assert.equal((await started(bodyFor(one.publicId, { discount_code: "ONEONLY" }))).step, "payment");
    const no = await refused(bodyFor(other.publicId, { discount_code: "ONEONLY" }), 422);
    assert.equal(no.code, "discount_not_for_this_product");
  });

  test("that is for one customer is for them in any case of their address", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    await insertReduction(pool, store.id, { code: "MAX", customerEmail: "Max@Example.com" });
    const body = { ...bodyFor(publicId, { discount_code: "MAX" }), email: "max@example.com" };
    assert.equal((await started(body)).purchase?.discount?.code, "MAX");
  });

  test("of another store is unknown", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    await insertReduction(pool, otherStore.id, { code: "THEIRS" });
    assert.equal(
      (await refused(bodyFor(publicId, { discount_code: "THEIRS" }), 422)).code,
      "discount_unknown",
    );
  });

  test("is told with its code and worth, and held while the sale awaits its payment", async () => {
    const { publicId } = await insertOffer(pool, store.id, { price: 1000 });
    await insertReduction(pool, store.id, { code: "FIXED", amountOff: 250, usageLimit: 5 });
    const { purchase } = await started(bodyFor(publicId, { discount_code: "FIXED" }));
    const { code, type, value } = purchase?.discount ?? {};
    assert.deepEqual({ code, type, value }, { code: "FIXED", type: "fixed", value: 2.5 });
    assert.equal(purchase?.amount.value, 7.5);
    assert.deepEqual(await discountCounts("FIXED"), { usage_count: 0, held_count: 1 });
  });
});
