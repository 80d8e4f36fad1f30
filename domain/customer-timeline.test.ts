import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Attempt } from "#contract/attempt.ts";
import type { License } from "#contract/license.ts";
import type { Sale } from "#contract/sale.ts";
import { amount } from "./amount.ts";
import { customerTimeline } from "./customer-timeline.ts";

const none = amount(0, "USD", "en");
const sale: Sale = {
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
  created_at: "2026-03-01T10:00:00Z",
  completed_at: "2026-03-01T10:02:00Z",
};
const license: License = {
  id: "lic_1",
  status: "active",
  activated_at: "2026-03-02T08:00:00.000000Z",
  expires_at: null,
  expired_at: null,
  revoked_at: null,
  is_active: true,
  is_expired: false,
  can_activate: true,
  metadata: null,
  created_at: "2026-03-01T10:02:00.000000Z",
  updated_at: "2026-03-01T10:02:00.000000Z",
  sale_id: 1,
  customer_id: 1,
  license_key: "AAAAA-BBBBB-CCCCC-DDDDD",
  activation_count: 1,
  max_activations: 3,
  activations_remaining: 2,
  product: { id: 1, name: "Brushes" },
};
const attempt: Attempt = {
  id: "1",
  license_key: "AAAAA-*****-*****-DDDDD",
  license: { id: "lic_1", masked_key: "AAAAA-*****-*****-DDDDD" },
  outcome: "refused",
  code: "license_limit_reached",
  device_identifier: "iMac",
  ip_address: "203.0.113.7",
  user_agent: "",
  created_at: "2026-03-05T08:00:00.000000Z",
};

const told = (facts: Partial<Parameters<typeof customerTimeline>[0]>) =>
  customerTimeline({ joinedAt: null, sales: [], licenses: [], attempts: [], ...facts });
const kinds = (facts: Partial<Parameters<typeof customerTimeline>[0]>) => told(facts).map(({ kind }) => kind);

describe("what happened to a customer", () => {
  test("is one line of purchases, licenses and attempts, newest first", () => {
    assert.deepEqual(
      kinds({ joinedAt: "2026-03-01T10:00:00Z", sales: [sale], licenses: [license], attempts: [attempt] }),
      ["activation_refused", "license_activated", "license_issued", "sale_completed", "joined"],
    );
  });

  test("leaves out that a purchase was begun once something followed, and when it was settled", () => {
    assert.deepEqual(kinds({ sales: [{ ...sale, settlement: { settled_at: "2026-03-09T10:02:00Z" } }] }), [
      "sale_completed",
    ]);
    assert.deepEqual(kinds({ sales: [{ ...sale, status: "awaiting_payment", completed_at: null }] }), [
      "sale_begun",
    ]);
  });

  test("tells the first activation once, by the attempt that knows its device", () => {
    const accepted: Attempt = {
      ...attempt,
      outcome: "accepted",
      code: null,
      created_at: "2026-03-02T08:00:00.4Z",
    };
    assert.deepEqual(kinds({ licenses: [license], attempts: [accepted] }), [
      "activation_accepted",
      "license_issued",
    ]);
    const other = { ...accepted, license: { id: "lic_2", masked_key: "" } };
    assert.ok(kinds({ licenses: [license], attempts: [other] }).includes("license_activated"));
  });

  test("leads from an attempt to its license only where that is known to be theirs", () => {
    assert.deepEqual(told({ licenses: [license], attempts: [attempt] })[0]?.of, {
      kind: "license",
      id: "AAAAA-BBBBB-CCCCC-DDDDD",
    });
    assert.equal(told({ attempts: [attempt] })[0]?.of, null);
  });

  test("begins nowhere where the store does not tell since when they are a customer", () => {
    assert.deepEqual(told({}), []);
  });
});
