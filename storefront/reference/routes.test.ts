import assert from "node:assert/strict";
import { test } from "node:test";
import { endpoints } from "#contract/endpoints.ts";
import { reasonCodes } from "#contract/errors.ts";
import { openApiDocument } from "#contract/openapi.ts";
import { referenceRoutes } from "./routes.ts";

const publicUrl = "https://store.example";
const app = referenceRoutes({ publicUrl });
const page = await (await app.request("/docs")).text();
const matches = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found);

test("programs read the whole document without a key, and are told when it is unchanged", async () => {
  const first = await app.request("/v1/openapi.json");
  assert.equal(first.status, 200);
  assert.deepEqual(await first.json(), JSON.parse(JSON.stringify(openApiDocument(publicUrl))));
  const etag = first.headers.get("etag") ?? "";
  const second = await app.request("/v1/openapi.json", { headers: { "if-none-match": etag } });
  assert.equal(second.status, 304);
});

test("people find every endpoint with its example request, and every reason code, on one page", () => {
  const anchors = new Set(matches(/ id="([^"]+)"/g));
  for (const { id } of endpoints) assert.ok(anchors.has(id.replaceAll(".", "-")), id);
  for (const code of reasonCodes) assert.ok(anchors.has(`code-${code}`), code);
  assert.equal(matches(/(curl )/g).length, endpoints.length + 1);
});

test("every anchor leads to one place on the page", () => {
  const ids = matches(/ id="([^"]+)"/g);
  assert.equal(new Set(ids).size, ids.length);
  const links = new Set(matches(/href="#([^"]+)"/g));
  assert.ok(links.size > endpoints.length);
  for (const link of links) assert.ok(ids.includes(link), link);
});

test("nothing is loaded from elsewhere, and what the page loads is there", async () => {
  const loaded = [...matches(/<link rel="stylesheet" href="([^"]+)"/g), ...matches(/<script src="([^"]+)"/g)];
  assert.equal(loaded.length, 2);
  for (const address of loaded) {
    assert.match(address, /^\/docs\//);
    const answer = await app.request(address);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get("cache-control") ?? "", /immutable/);
    assert.doesNotMatch(await answer.text(), /https?:|@import|url\(/);
  }
  assert.doesNotMatch(page, /<(?:img|iframe|object|embed)\b| style=| on[a-z]+="/);
});

test("the browser is told to load and run nothing but that", async () => {
  const policy = (await app.request("/docs")).headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe|\*|https?:/);
});

test("the service's address is text on the page, whatever it holds", async () => {
  const odd = referenceRoutes({ publicUrl: "https://a.example/<script>alert(1)</script>" });
  const text = await (await odd.request("/docs")).text();
  assert.ok(!text.includes("<script>alert"));
  assert.ok(text.includes("&lt;script&gt;alert"));
});
