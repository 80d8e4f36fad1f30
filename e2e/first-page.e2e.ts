import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";

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

test("who opens the printed address signs in with a shown account, and nothing comes from elsewhere", async () => {
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname))
      elsewhere.push(request.url());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(store.dashboard);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.getByRole("button", { name: "Sign in as Owner" }).click();
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  assert.deepEqual([elsewhere, problems], [[], []]);
});

test("the API reference is a page of the service that holds every endpoint, with nothing from elsewhere", async () => {
  const page = await browser.newPage();
  await page.goto(`${store.service}/docs`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.match(await page.content(), /\/v1\/licenses/);
});
