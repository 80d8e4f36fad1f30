import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, test } from "node:test";
import { errorEnvelopeSchema } from "#contract/envelope.ts";
import { testService } from "../testing/service.ts";
import { createApp } from "./app.ts";
import { createHttpServer } from "./server.ts";

const { app, service, key, request } = await testService();
const server = createHttpServer(app, service.lifecycle);
server.listen(0, "127.0.0.1");
await once(server, "listening");
after(() => server.closeAllConnections());
after(() => server.close());

function portOf(listening: typeof server): number {
  const address = listening.address();
  if (typeof address !== "object" || address === null) throw new Error("The server listens on no port.");
  return address.port;
}

/** Sends exactly these bytes and reads until the other side closes. */
async function raw(text: string, port = portOf(server)): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, "127.0.0.1");
  socket.end(text);
  let received = "";
  for await (const chunk of socket) received += String(chunk);
  const [head = "", body = ""] = received.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: body === "" ? null : JSON.parse(body) };
}

function code(body: unknown) {
  return errorEnvelopeSchema.parse(body).code;
}

test("an unknown path is 404 in the envelope", async () => {
  for (const path of [
    "/",
    "/nothing",
    "/v1",
    "/v1/",
    "/v1/nothing",
    "/v1/discounts/",
    "/v1//discounts",
    "/V1/discounts",
  ]) {
    const { status, body } = await request("GET", path);
    assert.equal(status, 404, path);
    assert.equal(code(body), "path_unknown", path);
  }
});

test("a wrong method is 405 and names the right ones", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const { status, body, headers } = await request(method, "/v1/discounts");
    assert.equal(status, 405);
    assert.equal(code(body), "method_not_allowed");
    assert.equal(headers.get("allow"), "GET, HEAD");
  }
});

test("OPTIONS names the methods and does nothing", async () => {
  const { status, text, headers } = await request("OPTIONS", "/v1/discounts");
  assert.equal(status, 204);
  assert.equal(text, "");
  assert.equal(headers.get("allow"), "GET, HEAD");
  assert.equal((await request("OPTIONS", "/v1/nothing")).status, 404);
});

test("HEAD is GET without the body", async () => {
  const { status, text, headers } = await request("HEAD", "/v1/discounts");
  assert.equal(status, 200);
  assert.equal(text, "");
  assert.equal(headers.get("content-type"), "application/json; charset=utf-8");
  assert.equal((await request("HEAD", "/v1/nothing")).status, 404);
});

test("odd paths and queries are answered in the envelope, and never with 500", async () => {
  const odd = [
    "%",
    "%zz",
    "%00",
    "%ff%fe",
    "a%2fb",
    "..%2f..",
    "'; DROP TABLE stores;--",
    "<script>",
    "x".repeat(5000),
  ];
  for (const part of odd) {
    const path = `/v1/discounts/${encodeURI(part).replaceAll("%25", "%")}`;
    const { status, body } = await request("GET", path);
    assert.equal(status, 404, path);
    errorEnvelopeSchema.parse(body);
    const query = `/v1/discounts?search=${encodeURIComponent(part)}&cursor=${part === "%" ? "%" : encodeURIComponent(part)}`;
    assert.equal((await request("GET", query)).status, 422, query);
  }
});

test("a failure on our side says nothing of itself", async () => {
  const failing = createApp({
    ...service,
    keyring: {
      find: () => Promise.reject(new Error("SELECT secret FROM vault at /srv/app.ts")),
      everybodyHeard: async () => {},
      close: async () => {},
    },
  });
  const response = await failing.request("/v1/discounts");
  assert.equal(response.status, 500);
  const text = await response.text();
  assert.equal(code(JSON.parse(text)), "internal_error");
  assert.ok(!/SELECT|vault|\.ts/.test(text));
  assert.match(response.headers.get("x-request-id") ?? "", /./);
});

test("without its database the service says that it cannot answer now", async () => {
  const away = createApp({
    ...service,
    keyring: {
      find: () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" })),
      everybodyHeard: async () => {},
      close: async () => {},
    },
  });
  const reading = await away.request("/v1/discounts");
  assert.equal(reading.status, 503);
  assert.equal(reading.headers.get("retry-after"), "1");
  const writing = await away.request("/v1/checkout", { method: "POST" });
  assert.equal(writing.status, 503);
  assert.ok(!/Nothing was changed/.test(await writing.text()), "nobody knows that of a lost connection");
});

test("a body over 1 MiB is 413, whether or not it says its length", async () => {
  const body = JSON.stringify({ text: "x".repeat(1024 * 1024) });
  const said = await request("POST", "/v1/checkout", {
    body,
    headers: { "content-length": String(body.length) },
  });
  assert.equal(said.status, 413);
  assert.equal(code(said.body), "body_too_large");
  assert.notEqual(said.headers.get("ratelimit-remaining"), null, "it counts as a request");
  const head = `POST /v1/checkout HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nConnection: close`;
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const unsaid = await raw(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`);
  assert.equal(unsaid.status, 413);
  assert.equal(code(unsaid.body), "body_too_large");
});

test("what is not even HTTP gets the envelope too", async () => {
  const close = "Connection: close\r\n\r\n";
  for (const text of [
    "NONSENSE\r\n\r\n",
    `GET /a\\b HTTP/1.1\r\nHost: x\r\n${close}`,
    `GET /v1/discounts HTTP/1.1\r\nHost: [bad\r\n${close}`,
    `GET /v1/discounts HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n${close}`,
  ]) {
    const { status, body } = await raw(text);
    assert.equal(status, 400, text);
    assert.equal(code(body), "request_malformed", text);
  }
  const { status, body } = await raw(
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n${close}`,
  );
  assert.equal(status, 431);
  assert.equal(code(body), "request_malformed");
});

test("over the wire the answers are the same as in the process", async () => {
  const base = `http://127.0.0.1:${portOf(server)}`;
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`${base}/v1/discounts`, { headers });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/json; charset=utf-8");
  assert.equal(
    response.headers.get("content-length"),
    String(Buffer.byteLength(await response.clone().text())),
  );
  assert.deepEqual(await response.json(), (await request("GET", "/v1/discounts")).body);
});
