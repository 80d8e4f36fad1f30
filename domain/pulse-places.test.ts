import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dealPlaces, type Waiting } from "./pulse-places.ts";

const places = { ofOne: 10, all: 100 };
const waiting = fc
  .array(fc.integer({ min: 0, max: 12 }), { maxLength: 150 })
  .map((counts) => counts.map((underWay, pulse): Waiting => ({ pulse, underWay })));
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

test("no more is under way than there are places, of one pulse and of all", () => {
  fc.assert(
    fc.property(waiting, (pulses) => {
      const underWay = sum(pulses.map((pulse) => pulse.underWay));
      const dealt = dealPlaces(pulses, underWay, places);
      assert.ok(underWay + sum(dealt.values()) <= Math.max(places.all, underWay));
      for (const { pulse, underWay: before } of pulses) {
        const mine = dealt.get(pulse) ?? 0;
        assert.ok(mine === 0 || before + mine <= places.ofOne);
      }
    }),
  );
});

test("a pulse with nothing under way gets a place as long as there is one, however many the others hold", () => {
  fc.assert(
    fc.property(waiting, fc.integer({ min: 0, max: 99 }), (busy, underWay) => {
      const idle: Waiting = { pulse: -1, underWay: 0 };
      assert.ok((dealPlaces([idle, ...busy], underWay, places).get(-1) ?? 0) >= 1);
    }),
  );
});

test("equal pulses get equally many, give or take one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (count) => {
      const equal = Array.from({ length: count }, (_, pulse): Waiting => ({ pulse, underWay: 0 }));
      const dealt = [...dealPlaces(equal, 0, places).values()];
      assert.equal(dealt.length, count);
      assert.ok(Math.max(...dealt) - Math.min(...dealt) <= 1);
    }),
  );
});
