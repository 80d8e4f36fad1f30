import assert from "node:assert/strict";
import { test } from "node:test";
import { errorEnvelopeSchema } from "#contract/envelope.ts";
import { revokeApiKey } from "../resources/keys/revoke.ts";
import { testService } from "../testing/service.ts";

const { app, pool, request, freshKey, key } = await testService();
const PATH = "/v1/discounts";
const LIMITS = ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"];

function refusedBody(body: unknown) {
  return errorEnvelopeSchema.parse(body);
}

test("a request without a key is told that it is missing", async () => {
  const { status, body, headers } = await request("GET", PATH, { key: null });
  assert.equal(status, 401);
  const message = "API key is missing. Please provide a valid API key.";
  assert.deepEqual(body, { message, data: [], errors: [message], code: "key_missing" });
  assert.equal(headers.get("www-authenticate"), "Bearer");
});

test("a header that holds no key is unauthenticated", async () => {
  for (const authorization of ["Basic dXNlcjpwYXNz", "Bearer", "Token abc"]) {
    const { status, body } = await request("GET", PATH, { headers: { authorization } });
    assert.equal(status, 401);
    assert.equal(refusedBody(body).message, "Unauthenticated.");
  }
});

test("a key of no store is told that a store's key is required", async () => {
  for (const unknown of [`${key.slice(0, -2)}zz`, "sk_live_x", "🔑"]) {
    const { status, body } = await request("GET", PATH, {
      headers: { authorization: `Bearer ${encodeURI(unknown)}` },
    });
    assert.equal(status, 401);
    const { message, code } = refusedBody(body);
    assert.deepEqual({ message, code }, { message: "Store API key is required", code: "key_unknown" });
  }
});

test("a revoked key is told so", async () => {
  const revoked = await freshKey();
  await revokeApiKey(pool, { keyId: revoked.split("_")[2] ?? "", now: new Date() });
  const { status, body } = await request("GET", PATH, { key: revoked });
  assert.equal(status, 401);
  assert.equal(refusedBody(body).code, "key_revoked");
  assert.equal(Array.isArray(refusedBody(body).errors), true);
});

test("the key comes before the path: without one nobody learns what there is", async () => {
  assert.equal((await request("GET", "/v1/nothing", { key: null })).status, 401);
  assert.equal((await request("GET", "/v1/nothing")).status, 404);
});

test("every answer says how the caller stands with the limit, in both spellings", async () => {
  const fresh = await freshKey();
  const answers = [
    await request("GET", PATH, { key: fresh }),
    await request("GET", `${PATH}?per_page=0`, { key: fresh }),
    await request("GET", "/v1/nothing", { key: fresh }),
    await request("DELETE", PATH, { key: fresh }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 422, 404, 405],
  );
  for (const [place, { headers }] of answers.entries()) {
    assert.equal(headers.get("ratelimit-limit"), "100");
    assert.equal(headers.get("ratelimit-remaining"), String(99 - place));
    for (const name of LIMITS) assert.equal(headers.get(`x-${name}`), headers.get(name));
  }
});

test("the 101st request within a minute is refused, with when to come again", async () => {
  const fresh = await freshKey();
  for (let time = 0; time < 100; time++) {
    assert.notEqual((await request("GET", PATH, { key: fresh })).status, 429);
  }
  const { status, headers, body } = await request("GET", PATH, { key: fresh });
  assert.equal(status, 429);
  const seconds = Number(headers.get("retry-after"));
  assert.ok(seconds >= 1 && seconds <= 60);
  assert.equal(headers.get("ratelimit-remaining"), "0");
  const message = `Rate limit exceeded. Please retry after ${seconds} seconds.`;
  assert.deepEqual(body, { message, data: [], errors: [], code: "rate_limited" });
  assert.notEqual((await request("GET", PATH, { key: await freshKey() })).status, 429);
});

test("requests without a valid key are limited by address, and don't use up a key", async () => {
  const fresh = await freshKey();
  const address = "198.51.100.9";
  const statuses = new Set<number>();
  for (let time = 0; time < 100; time++) {
    const authorization = time % 2 === 0 ? "Bearer sk_live_wrong" : "";
    statuses.add((await request("GET", PATH, { key: null, headers: { authorization }, address })).status);
  }
  assert.deepEqual([...statuses], [401]);
  assert.equal((await request("GET", PATH, { key: null, address })).status, 429);
  assert.notEqual((await request("GET", PATH, { key: fresh, address })).status, 429);
  assert.equal((await request("GET", PATH, { key: null, address: "198.51.100.10" })).status, 401);
});

test("a caller's own name for a request is kept if it is sensible", async () => {
  const named = await app.request("/healthz", { headers: { "x-request-id": "order-17" } });
  assert.equal(named.headers.get("x-request-id"), "order-17");
  const odd = await app.request("/healthz", { headers: { "x-request-id": "a b<script>" } });
  assert.match(odd.headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/);
});
