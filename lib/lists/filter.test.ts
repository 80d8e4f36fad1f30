import assert from "node:assert/strict";
import { test } from "node:test";
import { activationFilters } from "./activations.ts";
import { licenseFilters } from "./licenses.ts";
import { saleFilters } from "./sales.ts";

test("an address's filters are read, and what is none of them is left out", () => {
  const read = licenseFilters.parse({ status: "active", search: " K7Q2M ", page: "2" });
  assert.deepEqual(read, { status: "active", search: "K7Q2M" });
});

test("a filter that means nothing counts as not set, so that no link is ever broken", () => {
  const read = saleFilters.parse({
    status: "paid",
    start_date: "yesterday",
    search: ["a", "b"],
    end_date: "",
  });
  assert.deepEqual(
    Object.values(read).filter((value) => value !== undefined),
    [],
  );
});

test("one unusable filter leaves the others as they are", () => {
  const read = saleFilters.parse({ status: "paid", start_date: "2026-03-01" });
  assert.equal(read.start_date, "2026-03-01");
});

test("the history of a license cannot be asked for without its key", () => {
  assert.equal(activationFilters.safeParse({}).success, false);
  assert.equal(activationFilters.safeParse({ license_key: "K7Q2M" }).success, true);
});
