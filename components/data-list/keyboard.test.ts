import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { actOf, rowAfter } from "./keyboard.ts";

const keys = ["j", "k", "ArrowDown", "ArrowUp", "Enter", "/"];

test("no key is a shortcut inside a text or a dialog, or together with another key", () => {
  for (const key of keys) {
    assert.equal(actOf({ key, modified: false, on: "text" }), null);
    assert.equal(actOf({ key, modified: false, on: "dialog" }), null);
    assert.equal(actOf({ key, modified: true, on: "page" }), null);
  }
});

test("on the page every key does its own", () => {
  assert.deepEqual(
    keys.map((key) => actOf({ key, modified: false, on: "page" })),
    ["next", "previous", "next", "previous", "open", "search"],
  );
  assert.equal(actOf({ key: "x", modified: false, on: "page" }), null);
});

test("Enter on a button or a link presses that, not the current row", () => {
  assert.equal(actOf({ key: "Enter", modified: false, on: "control" }), null);
  assert.equal(actOf({ key: "j", modified: false, on: "control" }), "next");
});

test("the first step goes to the first row in sight, wherever the list stands", () => {
  assert.equal(rowAfter(null, "next", { count: 100, seen: 42 }), 42);
  assert.equal(rowAfter(null, "previous", { count: 100, seen: 42 }), 42);
  assert.equal(rowAfter(null, "next", { count: 0, seen: 0 }), null);
});

test("no step leaves the list", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.constantFrom("next" as const, "previous" as const)),
      (count, steps) => {
        let current: number | null = null;
        for (const step of steps) {
          current = rowAfter(current, step, { count, seen: 0 });
          assert.ok(current !== null && current >= 0 && current < count);
        }
      },
    ),
  );
});
