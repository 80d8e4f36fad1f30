import assert from "node:assert/strict";
import { test } from "node:test";
import { may, type roles, staffActs } from "./roles.ts";

const allowed = (role: (typeof roles)[number]) => staffActs.filter((act) => may(role, act));

test("an owner may do everything", () => {
  assert.deepEqual(allowed("owner"), staffActs);
});

test("support reads everything of the store, activates and revokes, and does nothing else", () => {
  assert.deepEqual(allowed("support"), ["read", "license.activate", "license.revoke"]);
});

test("a viewer reads and changes nothing", () => {
  assert.deepEqual(allowed("viewer"), ["read"]);
});
