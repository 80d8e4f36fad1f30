import assert from "node:assert/strict";
import { test } from "node:test";
import { productExample } from "./examples/product.ts";
import { categories, categoryValues, productSchema } from "./product.ts";
import { eventNames, namedTriggers, triggerOf, triggers, triggersOfEvent } from "./triggers.ts";

test("a trigger is written with underscores, its event with one dot for one of them", () => {
  for (const { value, event } of namedTriggers) {
    assert.equal(event.split(".").length, 2);
    assert.equal(event.replace(".", "_"), value);
  }
  assert.equal(new Set(eventNames).size, eventNames.length);
});

test("`all` means the eight common events and none of the further ones", () => {
  assert.equal(triggers.length, 8);
  assert.deepEqual(triggersOfEvent("license.revoked"), ["license_revoked", "all"]);
  assert.deepEqual(triggersOfEvent("refunded.sale"), ["refunded_sale"]);
  assert.equal(triggerOf("all").label, "All Events");
});

test("every category has a label", () => {
  assert.deepEqual(
    categories.map(({ value }) => value),
    categoryValues,
  );
});

test("what another store shapes differently is read as absent, where its shape is open", () => {
  const read = productSchema.parse({
    ...productExample,
    seo: "brushes",
    fields: { team: "text" },
    quantity: "many",
  });
  assert.deepEqual([read.seo, read.fields, read.quantity], [null, null, null]);
});
