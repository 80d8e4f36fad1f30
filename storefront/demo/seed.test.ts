import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { affiliateStatuses, invitationStatuses } from "#contract/affiliate.ts";
import { deliveryStatuses } from "#contract/delivery.ts";
import { categoryValues, pricingTypes, productTypes } from "#contract/product.ts";
import { pulseHealthStates } from "#contract/pulse-health.ts";
import { paymentStatuses, saleStatuses } from "#contract/sale.ts";
import type { EventName, TriggerValue } from "#contract/triggers.ts";
import { type PulseRecord, pulseHealthState } from "#domain/pulse-health.ts";
import { isTold } from "#domain/pulse-match.ts";
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
    assert.equal(await counted(`delivery_attempts WHERE started_at > ${now}`), 0);
    assert.equal(await counted(`events WHERE created_at > ${now}`), 0);
    assert.equal(await counted(`licenses WHERE activated_at < created_at OR revoked_at > ${now}`), 0);
  });

  it("shows every status of a delivery, and tests among them", async () => {
    for (const status of deliveryStatuses)
      assert.ok(await counted(`pulse_deliveries WHERE status = '${status}'`), status);
    assert.ok(await counted("pulse_deliveries WHERE status = 'delivered' AND attempt_count = 1"));
    assert.ok(await counted("pulse_deliveries WHERE status = 'delivered' AND attempt_count > 1"));
    assert.ok(await counted("pulse_deliveries WHERE event_id IS NULL AND status = 'delivered'"));
    assert.ok(await counted("pulse_deliveries WHERE event_id IS NULL AND status = 'exhausted'"));
  });

  it("shows every health of a pulse, most of them well", async () => {
    const { rows } = await pool.query<PulseRecord>(
      `SELECT p.disabled_reason AS "disabledReason", h.last_success_at AS "lastSuccessAt",
              h.failing_since AS "failingSince", coalesce(h.failures, 0) AS failures
       FROM pulses p LEFT JOIN pulse_health h ON h.store_id = p.store_id AND h.pulse_id = p.id`,
    );
    const states = rows.map((record) => pulseHealthState(record, today));
    assert.deepEqual(
      pulseHealthStates.map(({ value }) => value).filter((value) => !states.includes(value)),
      [],
    );
    assert.ok(states.filter((state) => state === "working").length >= rows.length / 2, states.join());
  });

  it("has told each pulse only of what its triggers and products cover", async () => {
    const { rows } = await pool.query<{
      triggers: TriggerValue[];
      only: number[];
      event: EventName;
      happened: EventName;
      concerned: number[];
    }>(
      `SELECT p.triggers, d.event, e.name AS happened,
              array_remove(ARRAY[s.product_id, l.product_id], NULL)::int[] AS concerned,
              ARRAY(SELECT r.product_id::int FROM pulse_products r
                    WHERE r.store_id = p.store_id AND r.pulse_id = p.id) AS only
       FROM pulse_deliveries d JOIN pulses p ON p.store_id = d.store_id AND p.id = d.pulse_id
       JOIN events e ON e.store_id = d.store_id AND e.id = d.event_id
       LEFT JOIN sales s ON s.store_id = e.store_id AND s.id = e.sale_id
       LEFT JOIN licenses l ON l.store_id = e.store_id AND l.id = e.license_id`,
    );
    assert.ok(rows.length > 100, `${rows.length} deliveries`);
    for (const { triggers, only, event, happened, concerned } of rows) {
      assert.equal(event, happened);
      const pulse = { id: 1, isEnabled: true, triggers, productIds: only };
      const told = isTold(pulse, { event, productIds: concerned, pulseId: null });
      assert.ok(told, `${event} is none of ${triggers.join()}`);
    }
  });

  it("has kept each attempt, what was sent, and only reserved names to try again", async () => {
    assert.equal(
      await counted(`pulse_deliveries d WHERE attempt_count <> (SELECT count(*) FROM delivery_attempts a
        WHERE a.store_id = d.store_id AND a.delivery_id = d.id)`),
      0,
    );
    assert.equal(
      await counted(`pulse_deliveries d WHERE attempt_count > 0 AND NOT EXISTS (
          SELECT FROM pulse_bodies b WHERE b.store_id = d.store_id AND b.event_id = d.event_id
          UNION ALL SELECT FROM pulse_test_bodies b WHERE b.store_id = d.store_id AND b.delivery_id = d.id)`),
      0,
    );
    assert.equal(await counted("pulse_deliveries WHERE (due_at IS NULL) = (status = 'pending')"), 0);
    assert.equal(await counted("pulses WHERE url !~ '^https://[a-z.-]+[.]example/'"), 0);
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
