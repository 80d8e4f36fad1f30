import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Sale } from "#contract/sale.ts";
import { amount } from "./amount.ts";
import { saleTimeline } from "./sale-timeline.ts";

function sale(facts: Partial<Sale>): Sale {
  const none = amount(0, "USD", "en");
  return {
    id: "sal_1",
    status: "completed",
    original_amount: none,
    amount: none,
    discount_amount: none,
    store: { id: "str_1", name: "Shop", slug: "shop" },
    product: { id: "prd_1", name: "Brushes", type: "license" },
    customer: { id: "cus_1", email: "ana@example.com", name: "Ana" },
    discount: null,
    post_purchase: { files: [], licences: [], instructions: null },
    payment: { amount: none, status: "success", exchange_rate: null },
    ...facts,
  };
}

test("a sale's steps are told oldest first, and what never happened isn't", () => {
  const steps = saleTimeline(
    sale({
      awaiting_payment_at: "2026-03-01T10:00:00Z",
      failed_at: "2026-03-01T10:01:00Z",
      completed_at: "2026-03-01T10:02:00Z",
      refunded_at: "2026-03-09T10:00:00Z",
      settlement: { settled_at: "2026-03-08T10:02:00Z" },
      abandoned_at: null,
    }),
  );
  assert.deepEqual(
    steps.map(({ kind }) => kind),
    ["begun", "failed", "completed", "settled", "refunded"],
  );
});

test("a store that tells no moments has no timeline", () => {
  assert.deepEqual(saleTimeline(sale({})), []);
});

test("whatever moments a store tells, each step is told once and none before an earlier one", () => {
  const instant = fc.option(
    fc
      .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((at) => at.toISOString()),
    { nil: null },
  );
  fc.assert(
    fc.property(instant, instant, instant, instant, (awaiting, failed, completed, refunded) => {
      const facts = {
        awaiting_payment_at: awaiting,
        failed_at: failed,
        completed_at: completed,
        refunded_at: refunded,
      };
      const steps = saleTimeline(sale(facts));
      assert.equal(steps.length, Object.values(facts).filter((at) => at !== null).length);
      const times = steps.map(({ at }) => Date.parse(at));
      assert.deepEqual(
        times,
        times.toSorted((one, other) => one - other),
      );
    }),
  );
});
