import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { row, sql } from "../../db/statement.ts";
import { insertOffer, insertReduction } from "../../testing/fixtures/offer.ts";
import { testService } from "../../testing/service.ts";

const { request, pool, store } = await testService();

const answerSchema = z.object({
  code: z.string().optional(),
  data: z.union([z.array(z.never()), z.object({ step: z.string() })]),
});

/** Many checkouts at once, each answered by its step or by its reason code. */
async function atOnce(
  count: number,
  bodyOf: (at: number) => Record<string, unknown>,
): Promise<Record<string, number>> {
  const outcomes = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const phone = { number: "612345678", country_code: "ES" };
      const body = {
        email: `racer${at}@example.com`,
        first_name: "Ana",
        last_name: "Ruiz",
        phone,
        ...bodyOf(at),
      };
      const { code, data } = answerSchema.parse((await request("POST", "/v1/checkout", { body })).body);
      return code ?? (Array.isArray(data) ? "nothing" : data.step);
    }),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

async function salesOf(productId: number): Promise<number> {
  const found = await row<{ count: number }>(
    pool,
    sql`SELECT count(*) FROM sales WHERE store_id = ${store.id} AND product_id = ${productId}`,
  );
  return found?.count ?? 0;
}

for (const pricing of ["one_time", "free"] as const) {
  test(`of 50 checkouts at once with a discount limited to 5, exactly 5 use it (${pricing})`, async () => {
    const { id, publicId } = await insertOffer(pool, store.id, {
      pricing,
      price: pricing === "free" ? 0 : 2000,
    });
    const discountId = await insertReduction(pool, store.id, { code: `LIMITED-${pricing}`, usageLimit: 5 });
    const step = pricing === "free" ? "completed" : "payment";
    const counts = await atOnce(50, () => ({ product_id: publicId, discount_code: `LIMITED-${pricing}` }));
    assert.deepEqual(counts, { [step]: 5, discount_exhausted: 45 });
    assert.equal(await salesOf(id), 5);
    const uses = await row<{ uses: number }>(
      pool,
      sql`SELECT usage_count + held_count AS uses FROM discounts WHERE store_id = ${store.id} AND id = ${discountId}`,
    );
    assert.equal(uses?.uses, 5);
  });
}

test("of 20 checkouts at once of a product of which 3 are left, exactly 3 get one", async () => {
  const { id, publicId } = await insertOffer(pool, store.id, { quantity: 3 });
  const counts = await atOnce(20, () => ({ product_id: publicId }));
  assert.deepEqual(counts, { payment: 3, product_sold_out: 17 });
  assert.equal(await salesOf(id), 3);
});

test("two checkouts at once of a free downloadable by one customer are one purchase", async () => {
  const { id, publicId } = await insertOffer(pool, store.id, { pricing: "free" });
  const counts = await atOnce(10, () => ({ product_id: publicId, email: "same@example.com" }));
  assert.deepEqual(counts, { completed: 1, already_purchased: 9 });
  assert.equal(await salesOf(id), 1);
});

test("many first checkouts at once by one address make one customer", async () => {
  const { publicId } = await insertOffer(pool, store.id, { type: "license", pricing: "free" });
  const counts = await atOnce(10, () => ({ product_id: publicId, email: "first@example.com" }));
  assert.deepEqual(counts, { completed: 10 });
  const found = await row<{ count: number }>(
    pool,
    sql`SELECT count(*) FROM customers WHERE store_id = ${store.id} AND email = 'first@example.com'`,
  );
  assert.equal(found?.count, 1);
});
