import assert from "node:assert/strict";
import { test } from "node:test";
import { testService } from "../testing/service.ts";

const { service, pool, request } = await testService({
  settings: { METRICS_TOKEN: "a-long-token-for-tests" },
});
const away = "198.51.100.7";

test("the service says that it lives, and that it is ready", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { status, headers } = await request("GET", path, { key: null });
    assert.equal(status, 200);
    assert.equal(headers.get("ratelimit-limit"), null, "whoever watches is not counted");
  }
});

test("it is not ready while it stops", async () => {
  service.lifecycle.stopping = true;
  assert.equal((await request("GET", "/readyz", { key: null })).status, 503);
  assert.equal((await request("GET", "/healthz", { key: null })).status, 200);
  service.lifecycle.stopping = false;
});

test("it is not ready on a database that is not migrated", async () => {
  await pool.query("ALTER TABLE migrations RENAME TO migrations_away");
  assert.equal((await request("GET", "/readyz", { key: null })).status, 503);
  await pool.query("ALTER TABLE migrations_away RENAME TO migrations");
  assert.equal((await request("GET", "/readyz", { key: null })).status, 200);
});

test("the metrics count requests by route and status", async () => {
  await request("GET", "/v1/discounts");
  const { status, text, headers } = await request("GET", "/metrics", { key: null });
  assert.equal(status, 200);
  assert.match(headers.get("content-type") ?? "", /^text\/plain/);
  assert.match(text, /vitrine_http_requests_total\{method="GET",route="\/v1\/discounts",status="200"\} 1/);
  assert.match(text, /vitrine_http_request_duration_seconds_count\{method="GET",route="\/v1\/discounts"\} 1/);
  assert.match(text, /vitrine_database_connections\{state="idle"\} \d/);
});

test("the metrics are for this machine, or for who has the token", async () => {
  const read = (options: Parameters<typeof request>[2]) =>
    request("GET", "/metrics", { key: null, ...options });
  const authorization = "Bearer a-long-token-for-tests";
  assert.equal((await read({ address: away })).status, 404);
  assert.equal((await read({ address: away, headers: { authorization: "Bearer wrong" } })).status, 404);
  assert.equal((await read({ headers: { "x-forwarded-for": away } })).status, 404, "a proxy on this machine");
  assert.equal((await read({ address: away, headers: { authorization } })).status, 200);
  assert.equal((await read({ address: "::1" })).status, 200);
});
