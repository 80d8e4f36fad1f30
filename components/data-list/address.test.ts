import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { filtersIn, filtersOf, filtersWith, queryWith, sameFilters } from "./address.ts";

const names = ["status", "product_id", "search"];
const word = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.trim() !== "");
const filters = fc
  .record({ status: word, product_id: word, search: word }, { requiredKeys: [] })
  .map((values) => filtersIn(values, names));

test("filters written into an address are read from it as they were", () => {
  fc.assert(
    fc.property(filters, (set) => {
      const query = queryWith("", names, set);
      assert.deepEqual(filtersIn(new URLSearchParams(query), names), set);
    }),
  );
});

test("the server's reading of an address and the browser's are the same", () => {
  fc.assert(
    fc.property(filters, (set) => {
      const params = new URLSearchParams(queryWith("", names, set));
      assert.deepEqual(filtersIn(Object.fromEntries(params), names), filtersIn(params, names));
    }),
  );
});

test("what is none of the list's filters stays in the address", () => {
  assert.equal(
    queryWith("?from=mail&status=active", names, { status: "revoked" }),
    "?from=mail&status=revoked",
  );
  assert.equal(queryWith("?status=active", names, {}), "");
});

test("blank filters, repeated ones and ones that belong to no list count as not set, or once", () => {
  assert.deepEqual(filtersIn({ status: " ", search: ["a", "b"], page: "2", toString: "x" }, names), {
    search: "a",
  });
});

test("two orders of the same filters are the same list", () => {
  const one = filtersIn(new URLSearchParams("status=active&search=ana"), names);
  const other = filtersIn(new URLSearchParams("search=ana&status=active"), names);
  assert.equal(JSON.stringify(one), JSON.stringify(other));
  assert.equal(sameFilters(one, other), true);
  assert.equal(sameFilters(one, { ...other, search: "bob" }), false);
});

test("a filter is lifted by setting it to nothing", () => {
  assert.deepEqual(filtersWith({ status: "active", search: "ana" }, { status: "" }, names), {
    search: "ana",
  });
});

test("a choice that does not exist and a day that is none count as not set", () => {
  const fields = [
    { name: "status", allowed: ["active", "revoked"] },
    { name: "start_date", allowed: "day" as const },
    { name: "search" },
  ];
  assert.deepEqual(filtersOf({ status: "paid", start_date: "yesterday", search: "ana" }, fields), {
    search: "ana",
  });
  const set = { status: "active", start_date: "2026-03-01" };
  assert.deepEqual(filtersOf(set, fields), set);
});
