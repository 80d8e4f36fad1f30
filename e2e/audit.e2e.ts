import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";

let store: RunningStore;
let browser: Browser;

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  const page = await as("owner");
  await invite(page, '"=HYPERLINK(1)"@partners.example =1+1@partners.example');
  await invite(page, "ana@partners.example");
});

after(async () => {
  await browser.close();
  await store.stop();
  store.forget();
});

async function as(role: DemoRole): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await signIn(page, store.dashboard, role);
  return page;
}

async function invite(page: Page, typed: string): Promise<void> {
  await page.goto(`${store.dashboard}/affiliates`);
  await page.getByLabel("Addresses").fill(typed);
  await page.getByRole("button", { name: /Invite \d/ }).click();
  await page.getByText(/ done$/).waitFor();
  await page.getByRole("button", { name: "Invite others" }).waitFor();
}

async function download(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as CSV" }).click(),
  ]);
  assert.match(file.suggestedFilename(), /^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  return (await text(await file.createReadStream())).trimEnd().split("\r\n");
}

describe("the audit log", () => {
  test("holds who invited whom, and comes as a file without a formula in it", async () => {
    const page = await as("owner");
    await page.goto(`${store.dashboard}/audit`);
    await page.getByRole("row").filter({ hasText: "ana@partners.example" }).first().waitFor();
    const [head, newest, oldest, ...others] = await download(page);
    assert.match(head ?? "", /^at,ended_at,staff_id,staff_name/);
    assert.match(newest ?? "", /affiliate\.invite,done,.*ana@partners\.example/);
    assert.match(oldest ?? "", /,'=1\+1@partners\.example/);
    assert.deepEqual(others, []);
  });

  test("comes as it is filtered", async () => {
    const page = await as("owner");
    await page.goto(`${store.dashboard}/audit?search=ana%40partners.example`);
    await page.getByRole("row").filter({ hasText: "ana@partners.example" }).first().waitFor();
    assert.equal((await download(page)).length, 2);
    await page.goto(`${store.dashboard}/audit?act=license.revoke`);
    await page.getByText("Nothing matches the filters").waitFor();
    assert.equal((await download(page)).length, 1);
  });

  test("is for owners: nobody else gets the page or the file", async () => {
    for (const role of ["support", "viewer"] as const) {
      const page = await as(role);
      assert.equal((await page.request.get(`${store.dashboard}/api/audit`)).status(), 403);
      await page.goto(`${store.dashboard}/audit`);
      await page.getByText("Your role does not open this page").waitFor();
    }
    const stranger = await browser.newContext();
    const answer = await stranger.request.get(`${store.dashboard}/api/audit`, { maxRedirects: 0 });
    assert.ok(answer.status() === 307 || answer.status() === 401, String(answer.status()));
    assert.doesNotMatch(await answer.text(), /partners\.example/);
  });

  test("has no fault of accessibility", async () => {
    const page = await as("owner");
    await page.goto(`${store.dashboard}/audit`);
    await page.getByRole("row").filter({ hasText: "ana@partners.example" }).first().waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
  });
});
