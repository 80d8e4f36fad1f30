import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { License } from "#contract/license.ts";
import type { ListedSale } from "#contract/sale.ts";
import { amount } from "#domain/amount.ts";
import { paidIn } from "./paid.ts";
import { licensesOf, salesOf } from "./theirs.ts";

const license = (id: string, customer_id: number, customer?: License["customer"]): License => ({
  id,
  status: "active",
  activated_at: null,
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
  customer_id,
  license_key: `KEY-${id}`,
  activation_count: 0,
  max_activations: 3,
  activations_remaining: 3,
  product: { id: 1, name: "Brushes" },
  ...(customer ? { customer } : {}),
});

const sale = (id: string, buyer: string, facts: Partial<ListedSale> = {}): ListedSale => ({
  id,
  status: "completed",
  original_amount: amount(1000, "USD", "en"),
  amount: amount(1000, "USD", "en"),
  discount_amount: amount(0, "USD", "en"),
  store: { id: "str_1", name: "Shop", slug: "shop" },
  product: { id: "prd_1", name: "Brushes", type: "license" },
  customer: { id: buyer, email: "ana@example.com", name: "Ana" },
  discount: null,
  post_purchase: { files: [], licences: [], instructions: null },
  payment: { amount: null, status: "success", exchange_rate: null },
  ...facts,
});

const page = <Row>(rows: Row[], nextCursor: string | null = null) => ({
  rows,
  nextCursor,
  prevCursor: null,
  unreadable: 0,
  note: null,
});
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("the page of a customer holds no other one's", () => {
  test("sales, from a store that ignores the filter", () => {
    const { rows, complete } = salesOf("cus_1", page([sale("a", "cus_1"), sale("b", "cus_2")], "more"));
    assert.deepEqual([ids(rows), complete], [["a"], false]);
  });

  test("licenses, where the store names whose they are", () => {
    const ana = { id: "cus_1", name: "Ana", email: "ana@example.com" };
    const { rows, untold } = licensesOf(
      "cus_1",
      page([license("a", 1, ana), license("b", 2, { ...ana, id: "cus_2" })]),
      [],
    );
    assert.deepEqual([ids(rows), untold], [["a"], 0]);
  });

  test("licenses that a store tells by a number: one issued by a sale of theirs proves the number", () => {
    const issued = { id: "a", key: "KEY-a", status: "active", expires_at: null };
    const theirs = sale("s", "cus_1", {
      post_purchase: { files: [], licences: [issued], instructions: null },
    });
    const rows = [license("a", 7), license("b", 7), license("c", 8)];
    const told = licensesOf("cus_1", page(rows), [theirs]);
    assert.deepEqual([ids(told.rows), told.untold], [["a", "b"], 1]);
    const unproven = licensesOf("cus_1", page(rows), []);
    assert.deepEqual([ids(unproven.rows), unproven.untold], [[], 3]);
  });
});

describe("what a customer paid", () => {
  test("counts what was paid and not given back, each currency for itself", () => {
    const sales = [
      sale("a", "cus_1", { amount: amount(10, "USD", "en") }),
      sale("b", "cus_1", { amount: amount(20, "USD", "en"), status: "settled" }),
      sale("c", "cus_1", { amount: amount(500, "JPY", "en") }),
      sale("d", "cus_1", { status: "failed" }),
      sale("e", "cus_1", { refunded_at: "2026-03-02T00:00:00Z" }),
    ];
    assert.deepEqual(paidIn(sales), [
      { currency: "USD", value: 0.3 },
      { currency: "JPY", value: 500 },
    ]);
  });
});
