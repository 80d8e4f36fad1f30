import assert from "node:assert/strict";
import { test } from "node:test";
import { type Recent, recentOf, remember } from "./recent.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

const thing = (n: number): Recent => ({
  kind: "sale",
  title: `Sale ${n}`,
  about: "",
  href: `/sales/sal_${n}`,
});
const titles = (things: Recent[]) => things.map(({ title }) => title);

test("what was opened last stands first, and once", () => {
  const store = storage();
  for (const n of [1, 2, 1]) remember(store, "ana", thing(n));
  assert.deepEqual(titles(recentOf(store, "ana")), ["Sale 1", "Sale 2"]);
});

test("only the last eight are kept", () => {
  const store = storage();
  for (let n = 1; n <= 20; n++) remember(store, "ana", thing(n));
  assert.equal(recentOf(store, "ana").length, 8);
  assert.equal(recentOf(store, "ana")[0]?.title, "Sale 20");
});

test("a colleague at the same browser does not see them", () => {
  const store = storage();
  remember(store, "ana", thing(1));
  assert.deepEqual(recentOf(store, "bo"), []);
});

test("storage that is refused, full or written by somebody else is as if nothing had been kept", () => {
  const store = storage();
  store.setItem("recent things of ana", "{");
  assert.deepEqual(recentOf(store, "ana"), []);
  const elsewhere = { ...thing(1), href: "https://elsewhere.example" };
  store.setItem("recent things of ana", JSON.stringify([elsewhere, null, { kind: "sale" }, thing(2)]));
  assert.deepEqual(titles(recentOf(store, "ana")), ["Sale 2"]);
  const full = {
    ...store,
    setItem: () => {
      throw new Error("full");
    },
  };
  assert.doesNotThrow(() => remember(full, "ana", thing(3)));
});
