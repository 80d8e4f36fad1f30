import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { licenseResponse, licensesResponse } from "#contract/license.ts";
import { salesResponse } from "#contract/sale.ts";
import { issueLicenses } from "../resources/licenses/issue.ts";
import { insertOffer, insertReduction } from "../testing/fixtures/offer.ts";
import { beginPurchase } from "../testing/fixtures/purchase.ts";
import { testService } from "../testing/service.ts";
import { sweep } from "./sweep.ts";

const start = new Date("2026-03-15T12:00:00Z");
const HOUR = 3_600_000;
const later = (hours: number) => new Date(start.getTime() + hours * HOUR);
const test = await testService({ now: start });
const { pool, store, request, service, setNow } = test;

const eventsNamed = async (name: string): Promise<number> => {
  const { rows } = await pool.query("SELECT count(*) AS count FROM events WHERE name = $1", [name]);
  return rows[0].count;
};

async function activatedLicense(validDays: number): Promise<string> {
  const product = await insertOffer(pool, store.id, { type: "license" });
  await pool.query("UPDATE products SET validity_amount = $2, validity_unit = 'day' WHERE id = $1", [
    product.id,
    validDays,
  ]);
  const { rows } = await pool.query(
    `WITH buyer AS (INSERT INTO customers (store_id, public_id, email, first_name, last_name, created_at, updated_at)
       VALUES ($1, 'cus_' || md5(random()::text), md5(random()::text) || '@example.com', 'A', 'B', $3, $3) RETURNING id)
     INSERT INTO sales (store_id, public_id, customer_id, product_id, status, currency, original_amount, amount, channel, created_at, updated_at)
     SELECT $1, 'sal_' || md5(random()::text), buyer.id, $2, 'completed', 'USD', 0, 0, 'api', $3, $3 FROM buyer
     RETURNING id, customer_id`,
    [store.id, product.id, start],
  );
  const sale = {
    storeId: store.id,
    saleId: rows[0].id,
    customerId: rows[0].customer_id,
    productId: product.id,
  };
  const [license] = await issueLicenses(pool, { ...sale, customMetadata: null }, start);
  assert.ok(license);
  await request("POST", `/v1/licenses/${license.licenseKey}/activate`);
  return license.licenseKey;
}

describe("as time goes on", () => {
  it("a license is expired in every read from the moment itself, noticed or not, and told of once", async () => {
    const key = await activatedLicense(1);
    const read = async () => licenseResponse.parse((await request("GET", `/v1/licenses/${key}`)).body).data;
    const listed = async (status: string) => {
      const { body } = await request("GET", `/v1/licenses?status=${status}`);
      return licensesResponse.parse(body).data.data.map(({ license_key }) => license_key);
    };
    const expired = ["expired", [], [key]];
    setNow(later(23));
    await sweep(service, later(23));
    assert.deepEqual(
      [(await read()).status, await listed("active"), await listed("expired")],
      ["active", [key], []],
    );
    setNow(later(24));
    assert.deepEqual([(await read()).status, await listed("active"), await listed("expired")], expired);
    assert.equal(await eventsNamed("license.expired"), 0);
    // Two instances look at the clock at the same time, and once more afterwards.
    await Promise.all([sweep(service, later(24)), sweep(service, later(24))]);
    await sweep(service, later(30));
    assert.equal(await eventsNamed("license.expired"), 1);
    assert.deepEqual([(await read()).status, await listed("active"), await listed("expired")], expired);
    assert.equal((await read()).expired_at, "2026-03-16T12:00:00.000000Z");
    assert.equal((await request("POST", `/v1/licenses/${key}/activate`)).status, 400);
    setNow(start);
  });

  it("a sale that nobody pays is abandoned after a day, and gives back what it held", async () => {
    const product = await insertOffer(pool, store.id, { quantity: 3 });
    await insertReduction(pool, store.id, { code: "HELD", usageLimit: 1 });
    const begun = await beginPurchase(test, product.publicId, { discount_code: "HELD" });
    const held = async () => {
      const { rows } = await pool.query("SELECT held_count FROM discounts WHERE code = 'HELD'");
      const stock = await pool.query("SELECT quantity FROM products WHERE id = $1", [product.id]);
      return [rows[0].held_count, stock.rows[0].quantity];
    };
    const status = async () => {
      const { body } = await request("GET", `/v1/sales?search=${begun.saleId}`);
      return salesResponse.parse(body).data[0]?.status;
    };
    await sweep(service, later(23.9));
    assert.deepEqual([await status(), ...(await held())], ["awaiting_payment", 1, 2]);
    await Promise.all([sweep(service, later(24)), sweep(service, later(24))]);
    assert.deepEqual([await status(), ...(await held())], ["abandoned", 0, 3]);
    assert.equal(await eventsNamed("abandoned.sale"), 1);
  });

  it("a discount's end is noticed, and what was kept long enough is forgotten", async () => {
    await insertReduction(pool, store.id, { code: "ENDS", endDate: later(1) });
    await request("POST", "/v1/licenses/NO-SUCH-KEY/activate");
    await request("POST", "/v1/licenses/NO-SUCH-KEY/activate", { headers: { "idempotency-key": "once" } });
    await sweep(service, later(2));
    const count = async (text: string) =>
      (await pool.query(`SELECT count(*) AS count FROM ${text}`)).rows[0].count;
    assert.equal(await count("discounts WHERE code = 'ENDS' AND expiry_noticed_at IS NOT NULL"), 1);
    assert.equal(await count("idempotency_keys"), 1);
    assert.ok(await count("activation_attempts"));
    await sweep(service, later(25));
    assert.equal(await count("idempotency_keys"), 0);
    assert.ok(await count("activation_attempts"));
    await sweep(service, later(32 * 24));
    assert.equal(await count("activation_attempts"), 0);
    assert.equal(await count("activation_attempt_hours"), 0);
  });
});
