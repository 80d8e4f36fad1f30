import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints, isManaging } from "#contract/endpoints.ts";
import { assertRefused } from "../testing/fixtures/refused.ts";
import { testService } from "../testing/service.ts";

const { request, freshKey, pool } = await testService();
const own = endpoints.filter(isManaging);

describe("the owner's endpoints ask for a key with the scope manage", () => {
  for (const { method, path } of own) {
    it(`at ${method} ${path}`, async () => {
      const at = path.replace(/\{\w+\}/g, "anything");
      assertRefused(await request(method, at), "scope_required");
      assertRefused(await request(method, at, { key: null }), "key_missing");
    });
  }

  it("before anybody learns which addresses there are", async () => {
    assertRefused(await request("GET", "/manage/v1/nothing"), "scope_required");
    const key = await freshKey(undefined, ["manage"]);
    assertRefused(await request("GET", "/manage/v1/nothing", { key }), "path_unknown");
  });

  it("as its scopes are now: one taken away is refused at the next request", async () => {
    const key = await freshKey(undefined, ["manage"]);
    assertRefused(await request("GET", "/manage/v1/nothing", { key }), "path_unknown");
    await pool.query("UPDATE api_keys SET scopes = '{}' WHERE key_id = $1", [key.split("_")[2]]);
    // The news of it is under way over another connection.
    const deadline = performance.now() + 1_000;
    let answer = await request("GET", "/manage/v1/nothing", { key });
    while (answer.status !== 403 && performance.now() < deadline) {
      await pause(20);
      answer = await request("GET", "/manage/v1/nothing", { key });
    }
    assertRefused(answer, "scope_required");
  });

  it("and what every key may do needs none", async () => {
    assert.equal((await request("GET", "/v1/store")).status, 200);
  });
});
