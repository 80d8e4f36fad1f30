import assert from "node:assert/strict";
import { test } from "node:test";
import { testService } from "./service.ts";

const { request, otherKey } = await testService();

test("a request acts on the store of its key", async () => {
  const mine = await request("GET", "/v1/discounts");
  assert.equal(mine.status, 200);
  const others = await request("GET", "/v1/discounts", { key: otherKey });
  assert.equal(others.status, 200);
});

test("a request without a key is refused", async () => {
  const answer = await request("GET", "/v1/discounts", { key: null });
  assert.equal(answer.status, 401);
});
