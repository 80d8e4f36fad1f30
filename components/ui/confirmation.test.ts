import assert from "node:assert/strict";
import { test } from "node:test";
import { type Confirmation, isReady } from "./confirmation.ts";

const plain: Confirmation = { title: "Revoke?", consequence: "It ends.", verb: "Revoke", keepVerb: "Keep" };

test("a confirmation that asks for nothing more can be pressed at once", () => {
  assert.equal(isReady(plain, { reason: "", word: "" }), true);
});

test("a typed confirmation waits for exactly its word", () => {
  const typed = { ...plain, typed: "Q2MZ" };
  assert.deepEqual(
    ["", "q2mz", "Q2MZ ", "Q2MZ"].map((word) => isReady(typed, { reason: "", word })),
    [false, false, true, true],
  );
});

test("a reason may stay empty unless it is required, and may not be longer than the store keeps", () => {
  const optional = { ...plain, reason: { label: "Reason", limit: 5 } };
  const required = { ...plain, reason: { label: "Reason", limit: 5, required: true } };
  const given = ["", "  ", "12345", "🙂🙂🙂🙂🙂", "123456"].map((reason) => ({ reason, word: "" }));
  assert.deepEqual(
    given.map((each) => isReady(optional, each)),
    [true, true, true, true, false],
  );
  assert.deepEqual(
    given.map((each) => isReady(required, each)),
    [false, false, true, true, false],
  );
});
