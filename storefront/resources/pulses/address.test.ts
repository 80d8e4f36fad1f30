import assert from "node:assert/strict";
import { test } from "node:test";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { request, freshKey, store } = await testService({ settings: { VITRINE_MODE: "production" } });

test("outside of a demo a pulse's address is https and public, however a private one is written", async () => {
  const key = await freshKey(store, ["manage"]);
  const save = (url: string) =>
    request("POST", "/manage/v1/pulses", { key, body: { url, triggers: ["all"] } });
  for (const url of [
    "http://hooks.example/in",
    "https://127.0.0.1/in",
    "https://2130706433/in",
    "https://[::ffff:10.0.0.1]/in",
    "https://localhost/in",
    "https://printer.local/in",
  ]) {
    const { errors } = assertRefused(await save(url), "validation_failed");
    assert.deepEqual(Object.keys(errors), ["url"], url);
  }
  assert.equal((await save("https://hooks.example/in")).status, 201);
});
