import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { allTrigger, eventNames, namedTriggers, type TriggerValue } from "#contract/triggers.ts";
import { isTold } from "#domain/pulse-match.ts";
import { rows, run, sql } from "../db/statement.ts";
import { inTransaction } from "../db/transaction.ts";
import { testDatabase } from "../testing/database.ts";
import { insertLicensedPurchase, insertLicenseOf } from "../testing/fixtures/license.ts";
import { insertPulse } from "../testing/fixtures/pulse.ts";
import { insertStore } from "../testing/store.ts";
import { recordEvent } from "./record.ts";

const now = new Date("2026-03-15T12:00:00Z");
const { pool } = await testDatabase();
const store = await insertStore(pool);
const other = await insertStore(pool);
const sold = await insertLicensedPurchase(pool, store.id);
// As in a bundle: what is licensed is not what was sold.
const part = await insertLicensedPurchase(pool, store.id);
const license = await insertLicenseOf(pool, store.id, { ...sold, productId: part.productId });
const elsewhere = await insertLicensedPurchase(pool, store.id);

const values: TriggerValue[] = [...namedTriggers.map(({ value }) => value), allTrigger.value];
const products = [sold.productId, part.productId, elsewhere.productId];

test("the deliveries written are those of exactly the pulses that the rule says are told", async () => {
  const pulse = fc.record({
    isEnabled: fc.boolean(),
    triggers: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }),
    productIds: fc.uniqueArray(fc.constantFrom(...products), { maxLength: 2 }),
  });
  const happened = fc.record({
    event: fc.constantFrom(...eventNames),
    about: fc.constantFrom("sale", "license", "pulse"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(pulse, { maxLength: 5 }), happened, async (given, { event, about }) => {
      await run(pool, sql`DELETE FROM pulses WHERE store_id = ${store.id}`);
      await run(pool, sql`DELETE FROM pulse_deliveries`);
      const pulses = [];
      for (const facts of given) pulses.push({ ...facts, ...(await insertPulse(pool, store.id, facts)) });
      const concerned = {
        sale: { saleId: sold.saleId },
        license: { saleId: sold.saleId, licenseId: license.id },
        pulse: pulses[0] ? { pulseId: pulses[0].id } : {},
      }[about];
      await recordEvent(pool, { storeId: store.id, name: event, ...concerned, now });
      const productIds = { sale: [sold.productId], license: [sold.productId, part.productId], pulse: [] }[
        about
      ];
      const pulseId = about === "pulse" ? (pulses[0]?.id ?? null) : null;
      const told = pulses.filter((each) => isTold(each, { event, productIds, pulseId })).map(({ id }) => id);
      const written = await rows<{ pulse_id: number }>(
        pool,
        sql`SELECT d.pulse_id FROM pulse_deliveries d JOIN events e ON e.store_id = d.store_id AND e.id = d.event_id
            WHERE d.status = 'pending' AND d.due_at = ${now} AND d.event = e.name ORDER BY d.pulse_id`,
      );
      assert.deepEqual(
        written.map((delivery) => delivery.pulse_id),
        told,
      );
    }),
    { numRuns: 60 },
  );
});

test("what is undone is told to nobody", async () => {
  await run(pool, sql`DELETE FROM pulse_deliveries`);
  await insertPulse(pool, store.id);
  const undone = inTransaction(pool, async (tx) => {
    await recordEvent(tx, { storeId: store.id, name: "successful.sale", saleId: sold.saleId, now });
    throw new Error("undo");
  });
  await assert.rejects(undone, /undo/);
  assert.deepEqual(await rows(pool, sql`SELECT * FROM pulse_deliveries`), []);
});

test("another store's pulses are not told", async () => {
  await run(pool, sql`DELETE FROM pulse_deliveries`);
  await insertPulse(pool, other.id);
  await recordEvent(pool, { storeId: store.id, name: "successful.sale", saleId: sold.saleId, now });
  const told = await rows(pool, sql`SELECT 1 FROM pulse_deliveries WHERE store_id = ${other.id}`);
  assert.deepEqual(told, []);
});
