import assert from "node:assert/strict";
import { test } from "node:test";
import { keepPlace, keptPlace, type Place, topOf } from "./place.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const place: Place = { row: "sal_abc", index: 2, offset: 10 };

test("each address keeps its own place", () => {
  const store = storage();
  keepPlace(store, "/sales", place);
  assert.deepEqual(keptPlace(store, "/sales"), place);
  assert.equal(keptPlace(store, "/sales?status=failed"), null);
  keepPlace(store, "/sales", null);
  assert.equal(keptPlace(store, "/sales"), null);
});

test("a place is found again by its row, also when rows came on top", () => {
  assert.equal(topOf(place, ["x", "y", "sal_abc", "z"], 44), 98);
  assert.equal(topOf(place, ["new", "x", "y", "sal_abc", "z"], 44), 142);
});

test("a row that is gone leaves its place to the one that is there now", () => {
  assert.equal(topOf(place, ["x", "y", "z"], 44), 98);
  assert.equal(topOf(place, ["x"], 44), 10);
});

test("storage that is refused, full or written by somebody else is as if nothing had been kept", () => {
  const store = storage();
  store.setItem("place in /sales", '{"row":null}');
  assert.equal(keptPlace(store, "/sales"), null);
  store.setItem("place in /sales", "{");
  assert.equal(keptPlace(store, "/sales"), null);
  const refusing = {
    ...store,
    setItem: () => {
      throw new Error("full");
    },
  };
  assert.doesNotThrow(() => keepPlace(refusing, "/sales", place));
});
