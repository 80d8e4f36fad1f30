import assert from "node:assert/strict";
import { test } from "node:test";
import { hashPassword, isPassword } from "./password.ts";

test("a password is known again, however its letters are composed, and no other is", async () => {
  const kept = await hashPassword("caf\u00e9 au lait");
  assert.ok(await isPassword("cafe\u0301 au lait", kept));
  assert.ok(!(await isPassword("cafe au lait", kept)));
  assert.ok(!(await isPassword("", kept)));
});

test("equal passwords are not seen to be equal, and none is seen at all", async () => {
  const [one, other] = await Promise.all([hashPassword("the same"), hashPassword("the same")]);
  assert.notEqual(one, other);
  assert.ok(!one.includes("the same"));
});
