import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import type { License } from "#contract/license.ts";
import { launchBrowser } from "./browser.ts";
import { newDataDir, type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";
import { licenseNow, revokedElsewhere, workingLicenses } from "./store-licenses.ts";
import { type TroubledStore, troubledStore } from "./troubled-store.ts";

/** The store, somewhere else. */
let remote: RunningStore;
/** What stands between. */
let between: TroubledStore;
/** A dashboard that knows of that store its address and a key. */
let here: RunningStore;
let browser: Browser;
let working: () => License;

before(async () => {
  remote = await runStore();
  between = await troubledStore(remote.service);
  here = await runStore(newDataDir(), undefined, {
    STOREFRONT_URL: between.url,
    STOREFRONT_API_KEY: remote.key,
  });
  browser = await launchBrowser();
  working = await workingLicenses(remote);
});

afterEach(() => {
  between.trouble = { kind: "none" };
});

after(async () => {
  await browser.close();
  await here.stop();
  await between.close();
  await remote.stop();
  for (const store of [here, remote]) store.forget();
});

async function open(path: string, role: DemoRole = "support"): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await signIn(page, here.dashboard, role);
  await page.goto(`${here.dashboard}${path}`);
  return page;
}

const verdict = (page: Page) => page.getByRole("heading", { level: 1 });

async function pressRevoke(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Revoke…" }).click();
  await page.getByLabel("Reason (kept in the history)").fill(reason);
  await page.getByRole("button", { name: "Revoke for ever" }).click();
}

describe("a store elsewhere, known by its address and a key", () => {
  test("is worked with as if it were here", async () => {
    const { license_key: key } = working();
    const page = await open(`/licenses/${key}`);
    await pressRevoke(page, "Bought twice");
    await verdict(page).filter({ hasText: "Bought twice" }).waitFor();
    assert.equal((await licenseNow(remote, key)).status, "revoked");
  });

  test("whose key may not follow what happens there is looked at now and then", async () => {
    const { license_key: key } = working();
    const page = await open(`/licenses?search=${key}`);
    await page.locator('[data-row="0"]').getByText("Active").waitFor();
    await revokedElsewhere(remote, key, "Chargeback");
    await page.locator('[data-row="0"]').getByText("Revoked").waitFor({ timeout: 90_000 });
    assert.equal(await page.getByText("live", { exact: true }).count(), 0);
  });

  test("that takes three seconds for its lists keeps nobody's click waiting", async () => {
    const { license_key: key } = working();
    const page = await open(`/licenses/${key}`);
    await page.getByRole("grid").waitFor();
    between.trouble = {
      kind: "slow",
      milliseconds: 3_000,
      only: /\/(activations|attempts|sales|licenses)\?/,
    };
    // A background read of the same tab is under way, and stays so while the act is done.
    const read = page.evaluate(async () => {
      await (await fetch("/api/lists/sales?per_page=77")).text();
      return "read";
    });
    await pressRevoke(page, "On the phone");
    const first = await Promise.race([
      verdict(page)
        .filter({ hasText: "On the phone" })
        .waitFor()
        .then(() => "revoked"),
      read,
    ]);
    assert.equal(first, "revoked");
    assert.equal(await read, "read");
  });
});

describe("a store in trouble", () => {
  test("that is down is named, with what to do, and the page comes back with it", async () => {
    const page = await open("/discounts");
    await page.getByRole("grid").waitFor();
    between.trouble = { kind: "hangs_up" };
    await page.goto(`${here.dashboard}/products`);
    const alert = page.getByRole("alert").filter({ hasText: new URL(between.url).host });
    await alert.first().waitFor();
    await alert.getByText("Retry, or see whether it is up under Settings → Store.").first().waitFor();
    between.trouble = { kind: "none" };
    await alert.getByRole("button", { name: "Retry" }).first().click();
    await page.getByRole("grid").getByText("Fontcase").first().waitFor();
  });

  test("that says 429 is waited for, and nobody sees an error", async () => {
    const page = await open("/");
    between.trouble = {
      kind: "answers",
      status: 429,
      headers: { "content-type": "application/json", "retry-after": "2" },
      body: JSON.stringify({ message: "Rate limit exceeded.", data: [], errors: [], code: "rate_limited" }),
    };
    const asked = between.seen.length;
    const going = page.goto(`${here.dashboard}/products?type=course`);
    while (between.seen.length === asked) await page.waitForTimeout(20);
    between.trouble = { kind: "none" };
    await going;
    await page.getByRole("grid").getByText("Course").first().waitFor();
    assert.equal(await page.getByRole("alert").filter({ hasText: /\S/ }).count(), 0);
  });

  test("that answers nonsense is told as such, with its status", async () => {
    const page = await open("/");
    between.trouble = {
      kind: "answers",
      status: 200,
      headers: { "content-type": "text/html" },
      body: "<html>Welcome to the hotel's network</html>",
    };
    await page.goto(`${here.dashboard}/products?type=bundle`);
    const host = new URL(between.url).host;
    await page
      .getByRole("alert")
      .filter({ hasText: `The store at ${host} answered something that cannot be read (200).` })
      .first()
      .waitFor();
  });

  test("that breaks off in the middle of a revoke is asked what is true, and the license is revoked once", async () => {
    const { license_key: key } = working();
    const page = await open(`/licenses/${key}`);
    between.trouble = { kind: "hangs_up" };
    await pressRevoke(page, "Line went dead");
    await page.waitForTimeout(300);
    between.trouble = { kind: "none" };
    await page
      .getByText(/Line went dead|did not say whether|could not be reached/)
      .last()
      .waitFor();
    const sent = between.seen.filter((line) => line.startsWith("POST") && line.includes(key));
    assert.ok(sent.length <= 2, sent.join(", "));
  });
});

describe("a session that ends in the middle of work", () => {
  test("leaves the act undone, says so, and leads back to the same page", async () => {
    const { license_key: key } = working();
    const page = await open(`/licenses/${key}`);
    await page.getByRole("button", { name: "Revoke…" }).click();
    await page.getByLabel("Reason (kept in the history)").fill("Too late");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Revoke for ever" }).click();
    await page.getByText("You are signed out.").first().waitFor();
    assert.equal((await licenseNow(remote, key)).revoked_at, null);
    await page.goto(`${here.dashboard}/licenses/${key}`);
    await page.getByRole("button", { name: "Sign in as Support" }).click();
    await page.waitForURL((url) => url.pathname === `/licenses/${key}`);
  });
});
