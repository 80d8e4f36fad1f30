import assert from "node:assert/strict";
import { test } from "node:test";
import { errorEnvelopeSchema, refused } from "./envelope.ts";
import { isReasonCode, reasonCodes, reasonGroups, reasons } from "./errors.ts";

test("a code is a lower-case word that programs can rely on", () => {
  for (const code of reasonCodes) assert.match(code, /^[a-z]+(_[a-z]+)*$/);
  assert.ok(isReasonCode("license_revoked"));
  assert.ok(!isReasonCode("toString"));
});

test("every reason stands in exactly one group", () => {
  const grouped = reasonGroups.flatMap((group) => Object.keys(group.reasons));
  assert.deepEqual(grouped.toSorted(), reasonCodes.toSorted());
});

test("what support reads out holds no code, no field name and no status", () => {
  for (const code of reasonCodes) {
    const { support, nextStep } = reasons[code];
    assert.doesNotMatch(support, /[`_]|\b[45]\d\d\b|GET|POST/, code);
    assert.match(support, /\.$/, code);
    assert.match(nextStep, /\.$/, code);
  }
});

test("a refusal is the usual envelope with its code; a 401 repeats its sentence as its one error", () => {
  for (const code of reasonCodes) {
    const body = refused(code);
    assert.deepEqual(errorEnvelopeSchema.parse(body), body);
    assert.deepEqual(body.errors, reasons[code].status === 401 ? [body.message] : []);
  }
  const errors = { email: ["The email field is required."] };
  assert.deepEqual(refused("validation_failed", { message: "m", errors }), {
    message: "m",
    data: [],
    errors,
    code: "validation_failed",
  });
});

test("a code of another store that we don't know does not make its answer unreadable", () => {
  const read = errorEnvelopeSchema.parse({ message: "No.", data: [], errors: [], code: "teapot" });
  assert.equal(read.code, undefined);
});
