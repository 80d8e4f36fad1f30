import assert from "node:assert/strict";
import { test } from "node:test";
import { samplePayload } from "./examples/payload.ts";
import { payloadSchema } from "./payload.ts";
import { eventNames } from "./triggers.ts";

for (const event of eventNames) {
  test(`the sample of ${event} is what its schema says`, () => {
    const read = payloadSchema(event).parse(samplePayload(event));
    assert.equal(read.event, event);
  });
}

test("the sample's amounts carry the integer in the smallest unit", () => {
  assert.match(JSON.stringify(samplePayload("successful.sale")), /"value":35\.1,.*?"raw":3510/);
});
