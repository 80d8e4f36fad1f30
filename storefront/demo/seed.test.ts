import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { affiliateStatuses, invitationStatuses } from "#contract/affiliate.ts";
import { categoryValues, pricingTypes, productTypes } from "#contract/product.ts";
import { paymentStatuses, saleStatuses } from "#contract/sale.ts";
import { testDatabase } from "../testing/database.ts";
import { seedDemoStore } from "./seed.ts";

const today = new Date("2026-03-05T14:30:00Z");
const { pool } = await testDatabase();
const { pool: other } = await testDatabase();
await seedDemoStore(pool, { sales: 3_000, today });

describe("the demo store", () => {
  const counted = async (text: string): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${text}`);
    return rows[0]?.count ?? 0;
  };
  const values = async (text: string): Promise<string[]> => {
    const { rows } = await pool.query<{ value: string }>(`SELECT DISTINCT ${text} AS value FROM products`);
    return rows.map(({ value }) => value).sort();
  };

  it("has the sales asked for, and customers in proportion", async () => {
    assert.equal(await counted("sales"), 3_000);
    assert.equal(await counted("customers"), 625);
    assert.equal(await counted("discounts"), 30);
    assert.equal(await counted("pulses"), 8);
    assert.equal(await counted("affiliates"), 25);
  });

  it("shows every type, pricing and category of product", async () => {
    assert.deepEqual(await values("type"), [...productTypes].sort());
    assert.deepEqual(await values("pricing_type"), [...pricingTypes].sort());
    const shown = await values("category");
    assert.deepEqual(shown, [...categoryValues].sort());
  });

  it("shows every status of a sale and of a payment", async () => {
    for (const status of saleStatuses) assert.ok(await counted(`sales WHERE status = '${status}'`), status);
    for (const status of paymentStatuses)
      assert.ok(await counted(`payments WHERE status = '${status}'`), status);
    assert.ok(await counted("sales WHERE refunded_at IS NOT NULL"));
  });

  it("shows licenses never activated, in use, used up, expired and revoked", async () => {
    assert.ok(await counted("licenses WHERE activated_at IS NULL AND revoked_at IS NULL"));
    assert.ok(await counted("licenses WHERE walk = 1 AND activation_count = max_activations"));
    assert.ok(await counted("licenses WHERE walk = 2"));
    assert.ok(await counted("licenses WHERE walk = 3"));
  });

  it("shows every status of an affiliate and of an invitation", async () => {
    for (const status of affiliateStatuses)
      assert.ok(await counted(`affiliates WHERE status = '${status}'`), status);
    for (const status of invitationStatuses)
      assert.ok(await counted(`affiliate_invitations WHERE status = '${status}'`), status);
    const now = `'${today.toISOString()}'`;
    assert.equal(
      await counted(`affiliate_invitations
        WHERE created_at > ${now} OR (status = 'pending' AND expires_at <= ${now})
          OR (status = 'expired' AND expires_at > ${now})`),
      0,
    );
  });

  it("has at least three discounts anybody may use, with 1 to 29 uses left", async () => {
    const open = `discounts d WHERE customer_email IS NULL AND usage_limit - usage_count - held_count BETWEEN 1 AND 29
      AND (start_date IS NULL OR start_date <= $today) AND (end_date IS NULL OR end_date > $today)
      AND NOT EXISTS (SELECT FROM discount_products p WHERE p.store_id = d.store_id AND p.discount_id = d.id)`;
    assert.ok((await counted(open.replaceAll("$today", `'${today.toISOString()}'`))) >= 3);
  });

  it("is told in several currencies, one of them without decimals", async () => {
    assert.ok(await counted("payments WHERE currency = 'XOF'"));
    assert.ok(await counted("payments WHERE currency = 'EUR'"));
  });

  it("adds up: uses, activations and daily figures are those of its rows", async () => {
    assert.equal(
      await counted(`discounts d WHERE usage_count <> (SELECT count(*) FROM sales s
        WHERE s.store_id = d.store_id AND s.discount_id = d.id AND s.completed_at IS NOT NULL)`),
      0,
    );
    assert.equal(
      await counted(`licenses l WHERE activation_count <> (SELECT count(*) FROM activations a
        LEFT JOIN activation_removals r ON r.store_id = a.store_id AND r.activation_id = a.id
        WHERE a.store_id = l.store_id AND a.license_id = l.id AND r.activation_id IS NULL)`),
      0,
    );
    const { rows } = await pool.query(
      `SELECT (SELECT sum(amount) FROM sales_by_day) AS kept,
              (SELECT sum(amount) FROM sales WHERE completed_at IS NOT NULL) AS told`,
    );
    assert.equal(rows[0].kept, rows[0].told);
  });

  it("happened before today, each thing after what it follows from", async () => {
    const now = `'${today.toISOString()}'`;
    assert.equal(await counted(`sales WHERE created_at > ${now} OR completed_at < created_at`), 0);
    assert.equal(await counted(`activations WHERE created_at > ${now}`), 0);
    assert.equal(await counted(`licenses WHERE activated_at < created_at OR revoked_at > ${now}`), 0);
  });

  it("tells the same story from the same seed, dated from the day it is told", async () => {
    await seedDemoStore(other, { sales: 3_000, today: new Date("2026-03-06T14:30:00Z") });
    const story = "SELECT public_id, email FROM customers ORDER BY id";
    assert.deepEqual((await pool.query(story)).rows, (await other.query(story)).rows);
    const latest = await other.query("SELECT max(created_at)::date AS day FROM sales");
    assert.equal(latest.rows[0].day, "2026-03-06");
  });

  it("can stand beside another store in one database", async () => {
    await seedDemoStore(pool, { sales: 200, slug: "second", today });
    assert.equal(await counted("stores"), 2);
    assert.equal(await counted("sales"), 3_200);
  });
});
