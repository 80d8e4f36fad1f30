import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { z } from "zod";
import { payloadSchema } from "#contract/payload.ts";
import type { EventName } from "#contract/triggers.ts";
import { sweep } from "../clock/sweep.ts";
import { row, run, sql } from "../db/statement.ts";
import { insertLicense } from "../testing/fixtures/license.ts";
import { insertOffer, insertReduction } from "../testing/fixtures/offer.ts";
import { buy } from "../testing/fixtures/paid-sale.ts";
import { insertPartner } from "../testing/fixtures/partner.ts";
import { beginPurchase } from "../testing/fixtures/purchase.ts";
import { testService } from "../testing/service.ts";
import { payloadOf } from "./payload.ts";

const shop = await testService();
const { pool, store, service, request, setNow } = shop;
const DAY = 86_400_000;
const start = new Date("2026-03-15T12:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * DAY);

beforeEach(() => setNow(start));

/** What the newest event of this name tells, read as its schema says, and as it is. */
async function told(name: EventName) {
  const event = await row<{ id: number }>(
    pool,
    sql`SELECT id FROM events WHERE store_id = ${store.id} AND name = ${name} ORDER BY id DESC LIMIT 1`,
  );
  assert.ok(event, `${name} happened`);
  const payload = await payloadOf(pool, service.settings, store.id, event.id);
  payloadSchema(name).parse(payload);
  return z.record(z.string(), z.any()).parse(JSON.parse(JSON.stringify(payload)));
}

describe("a sale", () => {
  it("that failed says where it can still be paid; one that is abandoned or paid does not", async () => {
    const product = await insertOffer(pool, store.id, { price: 1999 });
    const { transaction } = await beginPurchase(shop, product.publicId);
    await request("POST", `/pay/${transaction}/decline`, { key: null });
    const failed = await told("failed.sale");
    assert.equal(failed.sale.checkout.url, `${service.settings.PUBLIC_URL}/pay/${transaction}`);
    await beginPurchase(shop, product.publicId);
    await sweep(service, after(2));
    assert.equal("checkout" in (await told("abandoned.sale")).sale, false);
    await buy(shop, product.publicId);
    const sold = await told("successful.sale");
    assert.equal("checkout" in sold.sale, false);
    assert.deepEqual(
      [sold.sale.amount.raw, sold.sale.payment.amount.raw, sold.sale.payment.exchange_rate.raw],
      [1999, 1999, undefined],
    );
    assert.deepEqual([sold.affiliate, sold.store.slug, sold.sale.status], [null, "test-store", "completed"]);
  });

  it("names the affiliate it came through", async () => {
    const affiliate = await insertPartner(pool, store.id, { pseudo: "inkandtea" });
    const { saleId } = await buy(shop, (await insertOffer(pool, store.id)).publicId);
    await run(
      pool,
      sql`UPDATE sales SET affiliate_id = (SELECT id FROM affiliates WHERE public_id = ${affiliate})
          WHERE public_id = ${saleId}`,
    );
    assert.equal((await told("successful.sale")).affiliate.account.pseudo, "inkandtea");
  });

  it("that took a discount's last use names the discount", async () => {
    await insertReduction(pool, store.id, { code: "LAST", usageLimit: 1 });
    const product = await insertOffer(pool, store.id);
    await buy(shop, product.publicId, { discount_code: "LAST" });
    const { code, usage_limit, usage_count } = (await told("discount.exhausted")).discount;
    assert.deepEqual([code, usage_limit, usage_count], ["LAST", 1, 1]);
  });
});

describe("a license", () => {
  const activate = (key: string, device: string) =>
    request("POST", `/v1/licenses/${key}/activate`, { body: { device_identifier: device } });

  it("tells of each activation, and why one was refused, at most once in ten minutes", async () => {
    const { key } = await insertLicense(pool, store.id, { maxActivations: 1 });
    await activate(key, "first");
    const activated = await told("license.activated");
    assert.equal(activated.activation.device_identifier, "first");
    assert.deepEqual([activated.license.license_key, activated.license.status], [key, "active"]);
    for (let times = 0; times < 3; times += 1) await activate(key, "second");
    const refused = await told("license.activation_refused");
    assert.equal(refused.reason.code, "license_limit_reached");
    assert.ok(refused.reason.message.length > 10);
    const refusals = () =>
      row(
        pool,
        sql`SELECT count(*)::int AS n FROM events WHERE name = 'license.activation_refused' AND store_id = ${store.id}`,
      );
    assert.deepEqual(await refusals(), { n: 1 });
    setNow(new Date(start.getTime() + 600_000));
    await activate(key, "second");
    assert.deepEqual(await refusals(), { n: 2 });
  });

  it("that was revoked says why and by whom", async () => {
    const { key } = await insertLicense(pool, store.id);
    await request("POST", `/v1/licenses/${key}/revoke`, { body: { reason: "Chargeback" } });
    const { license } = await told("license.revoked");
    assert.deepEqual([license.status, license.revocation.reason], ["revoked", "Chargeback"]);
  });

  it("that nears its end says in how many days, and one that ended is expired", async () => {
    await insertLicense(pool, store.id, { expiresAt: after(6.2) });
    await sweep(service, start);
    assert.equal((await told("license.nearing_expiry")).days_until_expiry, 7);
    await sweep(service, after(7));
    const { license } = await told("license.expired");
    assert.deepEqual([license.status, license.is_expired], ["expired", true]);
  });

  it("is judged at the moment of its event, however late it is told", async () => {
    const { key } = await insertLicense(pool, store.id, { expiresAt: after(20) });
    await activate(key, "first");
    setNow(after(30));
    assert.equal((await told("license.activated")).license.status, "active");
  });
});
