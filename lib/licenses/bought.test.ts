import assert from "node:assert/strict";
import { test } from "node:test";
import { licenseNamed, saleNamed } from "../find/testing/store.ts";
import { boughtWith } from "./bought.ts";

const KEY = "7F3KA-0MNPQ-RST1W-Q2MZX";
const ana = { id: "cus_ana", name: "Ana Ruiz", email: "ana@example.com" };
const page = (rows: ReturnType<typeof saleNamed>[], nextCursor: string | null = null) => ({
  rows,
  nextCursor,
  prevCursor: null,
  unreadable: 0,
  note: null,
});
const withKey = {
  files: [],
  licences: [{ id: "lic_x", key: KEY, status: "active", expires_at: null }],
  instructions: null,
};

test("the sale is the one that holds the key", () => {
  const sales = [
    saleNamed("sal_two"),
    saleNamed("sal_one", { post_purchase: withKey, created_at: "2024-03-12" }),
  ];
  const { sale, customer, purchases } = boughtWith(licenseNamed(KEY), page(sales));
  assert.deepEqual([sale?.id, customer?.name], ["sal_one", "Ana Ruiz"]);
  assert.deepEqual(purchases, { count: 2, complete: true, first: "2024-03-12" });
});

test("a store that does not tell the customer is believed only where a sale holds the key", () => {
  const { customer: _, ...flat } = licenseNamed(KEY);
  assert.deepEqual(boughtWith(flat, page([saleNamed("sal_other")])), {
    sale: null,
    customer: null,
    purchases: null,
  });
  assert.deepEqual(boughtWith(flat, page([saleNamed("sal_one", { post_purchase: withKey })])).customer, {
    ...ana,
  });
});

test("since when somebody buys is told only where all their purchases were read", () => {
  const { purchases } = boughtWith(
    licenseNamed(KEY),
    page([saleNamed("sal_one", { created_at: "x" })], "more"),
  );
  assert.deepEqual(purchases, { count: 1, complete: false, first: null });
});
