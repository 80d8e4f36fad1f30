import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { joined, newOnTop, rowsOf } from "./rows.ts";

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const ids = (list: readonly { id: number }[] | null) => list?.map(({ id }) => id) ?? null;
const anyRows = fc.array(fc.nat(60).map((id) => ({ id })));

test("no row is shown twice, and none is lost, however the pages overlap", () => {
  fc.assert(
    fc.property(fc.array(anyRows), (pages) => {
      const all = rowsOf(pages.map((page) => ({ rows: page })));
      const distinct = new Set(pages.flat().map(({ id }) => id));
      assert.equal(all.length, distinct.size);
      assert.deepEqual(new Set(ids(all)), distinct);
    }),
  );
});

test("rows stand in the order in which they were first met", () => {
  assert.deepEqual(ids(rowsOf([{ rows: rows(9, 8, 7) }, { rows: rows(7, 6) }])), [9, 8, 7, 6]);
});

test("new rows come on top of those that are loaded, which all stay", () => {
  assert.deepEqual(ids(joined(rows(12, 11, 10, 9), rows(10, 9, 8, 7))), [12, 11, 10, 9, 8, 7]);
});

test("as far as the new answer reaches, what it no longer has is gone", () => {
  assert.deepEqual(ids(joined(rows(10, 8), rows(10, 9, 8, 7))), [10, 8, 7]);
});

test("a new answer that does not reach the loaded rows cannot be joined with them", () => {
  assert.equal(joined(rows(90, 89), rows(10, 9)), null);
});

test("the join of any newer part of a list with any loaded part is the list itself", () => {
  fc.assert(
    fc.property(fc.nat(80), fc.nat(20), fc.integer({ min: 1, max: 60 }), (length, arrived, reach) => {
      const before = rows(...Array.from({ length }, (_, n) => length - n));
      const after = [...rows(...Array.from({ length: arrived }, (_, n) => length + arrived - n)), ...before];
      const result = joined(after.slice(0, arrived + reach), before);
      assert.deepEqual(ids(result), ids(after));
      assert.equal(newOnTop(after, before), arrived);
    }),
  );
});
