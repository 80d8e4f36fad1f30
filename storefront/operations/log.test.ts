import assert from "node:assert/strict";
import { test } from "node:test";
import { createApp } from "../http/app.ts";
import { testService } from "../testing/service.ts";
import { openLog, withoutSecrets } from "./log.ts";

const { service, key } = await testService();
const lines: string[] = [];
const log = openLog("info", { write: (line) => void lines.push(line) });
const app = createApp({ ...service, log });
const licenseKey = "ABCDE-12345-FGHJK-VWXYZ";
const headers = { authorization: `Bearer ${key}`, "x-request-id": "request-1" };
const keyId = key.split("_")[2];
const secret = key.split("_")[3] ?? "";

function written(): string {
  return lines.splice(0).join("");
}

test("a request is one line: its name, route, status, duration and key's id", async () => {
  await app.request("/v1/discounts?search=anna%40example.com", { headers });
  const text = written();
  const { time, duration, ...rest } = JSON.parse(text);
  assert.deepEqual(rest, {
    level: "info",
    requestId: "request-1",
    method: "GET",
    route: "/v1/discounts",
    status: 200,
    keyId,
    msg: "request",
  });
  assert.equal(typeof duration, "number");
  assert.ok(!Number.isNaN(Date.parse(time)));
});

test("no path, no query and no header is written: they may hold a license key, an address or a secret", async () => {
  await app.request(`/v1/licenses/${licenseKey}/nothing?search=anna%40example.com`, { headers });
  await app.request(`/v1/discounts/${licenseKey}`, { headers });
  await app.request("/v1/discounts", { headers: { authorization: `Bearer ${key}x`, "x-request-id": "a" } });
  const text = written();
  assert.equal(text.trim().split("\n").length, 3);
  for (const hidden of [licenseKey, "anna", secret, "Bearer"]) assert.ok(!text.includes(hidden), hidden);
});

test("an error's secrets are taken out, and what a database error carries is left away", async () => {
  const failing = createApp({
    ...service,
    log,
    keyring: {
      find: () =>
        Promise.reject(
          Object.assign(new Error(`Bearer ${key} for ${licenseKey} at postgres://owner:hunter2@db/x`), {
            detail: "Key (email)=(anna@example.com) already exists.",
            code: "23505",
          }),
        ),
      everybodyHeard: async () => {},
      close: async () => {},
    },
  });
  await failing.request("/v1/discounts", { headers });
  const text = written();
  assert.match(text, /a request failed/);
  assert.match(text, /23505/);
  for (const hidden of [licenseKey, "anna", secret, "hunter2"]) assert.ok(!text.includes(hidden), hidden);
});

test("fields that hold secrets are never written, wherever they come from", () => {
  log.info(
    { authorization: "Bearer x", pulse: { secret: "whsec_abc" }, made: { key }, password: "hunter2" },
    "odd",
  );
  const text = written();
  for (const hidden of ["Bearer x", "whsec_abc", secret, "hunter2"])
    assert.ok(!text.includes(hidden), hidden);
});

test("a key in a text is still recognisable, and useless", () => {
  assert.equal(withoutSecrets(`the key ${key} failed`), "the key sk_live_[secret] failed");
});
