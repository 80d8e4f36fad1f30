import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { signIn } from "./signed-in.ts";

const BUDGET = 200 * 1024;

let store: RunningStore;
let browser: Browser;

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
});

after(async () => {
  await browser.close();
  await store.stop();
  store.forget();
});

for (const path of ["/licenses", "/", "/sales"]) {
  test(`${path} downloads at most 200 KB of compressed script`, async () => {
    const page = await browser.newPage();
    await signIn(page, store.dashboard, "owner");
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const scripts = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) scripts.set(requestId, response.url);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, encodedDataLength),
    );
    await page.goto(`${store.dashboard}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("load");
    await page.waitForTimeout(1_000);
    const total = [...scripts.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    assert.ok(scripts.size > 3, "scripts were seen");
    assert.ok(total <= BUDGET, `${Math.round(total / 1024)} KB`);
    await page.close();
  });
}
