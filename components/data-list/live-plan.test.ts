import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { News } from "#lib/live/news.ts";
import { livePlan } from "./live-plan.ts";

const nothing = { head: false, rows: [] };
const head = { head: true, rows: [] };

function news(kind: News["kind"], about: Partial<News> = {}): News {
  return { kind, sale: "sal_1", license: "lic_1", customer: "cus_1", product: "prd_1", ...about };
}

function plan(list: string, happened: News[], shown: Partial<Parameters<typeof livePlan>[0]> = {}) {
  return livePlan({ list, filters: {}, subject: null, loaded: new Set(), ...shown }, happened);
}

describe("what a list reads again after something happened", () => {
  test("is its top, for a row that it does not have", () => {
    assert.deepEqual(plan("sales", [news("successful.sale"), news("license.issued")]), head);
  });

  test("is that row alone, where it has it and it changed", () => {
    const loaded = new Set(["lic_1", "lic_2"]);
    assert.deepEqual(plan("licenses", [news("license.revoked")], { loaded }), {
      head: false,
      rows: ["lic_1"],
    });
  });

  test("is nothing for a change of a row that it has not come to yet", () => {
    assert.deepEqual(plan("licenses", [news("license.activated")]), nothing);
  });

  test("is its top for such a change where it is filtered, since the row may belong to it only now", () => {
    assert.deepEqual(plan("licenses", [news("license.revoked")], { filters: { status: "revoked" } }), head);
  });

  test("is nothing for what the list does not show", () => {
    assert.deepEqual(plan("products", [news("successful.sale")]), nothing);
    assert.deepEqual(plan("sales", [news("license.activated")]), nothing);
  });

  test("is nothing for another customer's, another product's or another license's", () => {
    const other = { customer: "cus_2", product: "prd_2", license: "lic_2" };
    const issued = [news("license.issued", other)];
    assert.deepEqual(plan("licenses", issued, { filters: { customer_id: "cus_1" } }), nothing);
    assert.deepEqual(plan("licenses", issued, { filters: { product_id: "prd_1" } }), nothing);
    assert.deepEqual(plan("licenses", issued, { filters: { customer_id: "cus_2" } }), head);
    assert.deepEqual(plan("activations", [news("license.activated", other)], { subject: "lic_1" }), nothing);
    assert.deepEqual(plan("activations", [news("license.activated")], { subject: "lic_1" }), head);
  });

  test("is told apart by no number, which events don't tell", () => {
    assert.deepEqual(plan("licenses", [news("license.issued")], { filters: { customer_id: "17" } }), head);
  });

  test("is never more than a handful of rows", () => {
    const ids = Array.from({ length: 40 }, (_, index) => `lic_${index}`);
    const happened = ids.map((license) => news("license.expired", { license }));
    assert.equal(plan("licenses", happened, { loaded: new Set(ids) }).rows.length, 5);
  });
});
