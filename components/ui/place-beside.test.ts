import assert from "node:assert/strict";
import { test } from "node:test";
import { placeBeside } from "./place-beside.ts";

const window = { width: 1000, height: 600 };
const panel = { width: 200, height: 150 };
const button = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 32 });

test("a panel opens below its button, at the side that was asked for", () => {
  assert.deepEqual(placeBeside(button(100, 50), panel, window, "start"), {
    left: 100,
    top: 86,
    maxHeight: undefined,
  });
  assert.equal(placeBeside(button(500, 50), panel, window, "end").left, 380);
});

test("where there is no room below, it opens above", () => {
  assert.equal(placeBeside(button(100, 550), panel, window, "start").top, 396);
});

test("it never leaves the window: it moves aside, and becomes lower where it is too high", () => {
  assert.equal(placeBeside(button(950, 50), panel, window, "start").left, 792);
  assert.equal(placeBeside(button(10, 50), panel, window, "end").left, 8);
  const high = placeBeside(button(100, 300), { width: 200, height: 900 }, window, "start");
  assert.deepEqual(high, { left: 100, top: 8, maxHeight: 288 });
});
