import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  allTrigger,
  eventNames,
  furtherTriggers,
  namedTriggers,
  type TriggerValue,
  triggers,
} from "#contract/triggers.ts";
import { type Happened, isTold, type Listening } from "./pulse-match.ts";

const values: TriggerValue[] = [...namedTriggers.map(({ value }) => value), allTrigger.value];
const productIds = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const pulse: fc.Arbitrary<Listening> = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  isEnabled: fc.boolean(),
  triggers: fc.uniqueArray(fc.constantFrom(...values)),
  productIds,
});
const happened: fc.Arbitrary<Happened> = fc.record({
  event: fc.constantFrom(...eventNames),
  productIds,
  pulseId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
});
const open: Listening = { id: 1, isEnabled: true, triggers: ["all"], productIds: [] };
const told = (event: Happened["event"], more: Partial<Listening> = {}) =>
  isTold({ ...open, ...more }, { event, productIds: [7], pulseId: null });

test("all means the eight common events and none of the further ones", () => {
  for (const { event } of triggers) assert.equal(told(event), true);
  for (const { event } of furtherTriggers) assert.equal(told(event), false);
});

test("a pulse hears exactly of the events it names", () => {
  for (const { event, value } of namedTriggers) {
    for (const other of namedTriggers) {
      assert.equal(told(event, { triggers: [other.value] }), other.value === value);
    }
  }
});

test("a pulse for some products hears of those, and of what concerns no product", () => {
  assert.equal(told("successful.sale", { productIds: [7, 8] }), true);
  assert.equal(told("successful.sale", { productIds: [8] }), false);
  const failing: Happened = { event: "pulse.failing", productIds: [], pulseId: 9 };
  assert.equal(isTold({ ...open, triggers: ["pulse_failing"], productIds: [8] }, failing), true);
});

test("a pulse that is off, or that the event is about, is never told", () => {
  fc.assert(
    fc.property(pulse, happened, (listening, event) => {
      if (!isTold(listening, event)) return;
      assert.ok(listening.isEnabled);
      assert.notEqual(listening.id, event.pulseId);
    }),
  );
});

test("one more trigger or one restriction fewer never silences a pulse", () => {
  fc.assert(
    fc.property(pulse, happened, fc.constantFrom(...values), (listening, event, more) => {
      if (!isTold(listening, event)) return;
      assert.ok(isTold({ ...listening, triggers: [...listening.triggers, more] }, event));
      assert.ok(isTold({ ...listening, productIds: [] }, event));
    }),
  );
});
