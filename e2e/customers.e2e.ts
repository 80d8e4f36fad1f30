import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { License } from "#contract/license.ts";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { newDataDir, type RunningStore, runStore } from "./running-store.ts";
import { signIn } from "./signed-in.ts";
import { revokedElsewhere, workingLicenses } from "./store-licenses.ts";
import { type TroubledStore, troubledStore } from "./troubled-store.ts";

let remote: RunningStore;
/** A dashboard that knows the same store by its address and key; what stands between can take endpoints away. */
let here: RunningStore;
let between: TroubledStore;
let browser: Browser;
let working: () => License;

before(async () => {
  remote = await runStore();
  between = await troubledStore(remote.service);
  [here, browser] = await Promise.all([dashboardOfThatStore(), launchBrowser()]);
  working = await workingLicenses(remote);
});

function dashboardOfThatStore(): Promise<RunningStore> {
  const settings = { STOREFRONT_URL: between.url, STOREFRONT_API_KEY: remote.key };
  return runStore(newDataDir(), undefined, settings);
}

after(async () => {
  await browser.close();
  await here.stop();
  await between.close();
  await remote.stop();
  for (const store of [here, remote]) store.forget();
});

async function open(dashboard: string, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  await signIn(page, dashboard, "support");
  await page.goto(`${dashboard}${path}`);
  return page;
}

/** As the customer's app does it, with a license that was revoked before. */
async function refuseOn(device: string, { license_key: key }: License): Promise<void> {
  await revokedElsewhere(remote, key, "Refunded");
  await fetch(`${remote.service}/v1/licenses/${key}/activate`, {
    method: "POST",
    headers: { authorization: `Bearer ${remote.key}`, "content-type": "application/json" },
    body: JSON.stringify({ device_identifier: device }),
  });
}

function customerOf({ customer }: License) {
  assert.ok(customer);
  return customer;
}

const part = (page: Page, name: string) => page.getByRole("region", { name });

describe("everything of a customer is on one page", () => {
  test("found by address in the list: purchases, licenses with their slots, each leading on", async () => {
    const license = working();
    const { email, name } = customerOf(license);
    const page = await open(remote.dashboard, `/customers?search=${encodeURIComponent(email)}`);
    await page.getByRole("row").filter({ hasText: email }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await part(page, "Purchases")
      .getByRole("link")
      .filter({ hasText: /Completed|Settled/ })
      .first()
      .waitFor();
    const { activation_count: used, max_activations: max } = license;
    const row = part(page, "Licenses")
      .getByRole("link")
      .filter({ hasText: license.license_key.slice(-5) });
    await row.getByText(`${used} of ${max} slot`).waitFor();
    await row.click();
    await page.waitForURL((url) => url.pathname === `/licenses/${license.license_key}`);
  });

  test("with why their last attempt was refused, which the timeline tells too", async () => {
    const license = working();
    await refuseOn("Laptop of a customer", license);
    const page = await open(remote.dashboard, `/customers/${customerOf(license).id}`);
    const refusal = part(page, "Refused attempts").getByRole("listitem").first();
    await refusal.getByText("Laptop of a customer").waitFor();
    await refusal.getByText("License revoked").waitFor();
    const timeline = part(page, "What happened");
    await timeline.getByText("Laptop of a customer: License revoked").waitFor();
    const newest = await timeline.getByRole("listitem").first().textContent();
    assert.match(newest ?? "", /Activation refused/);
    // Of somebody with a long story the beginning is folded away.
    await timeline.getByText("Became a customer").waitFor({ state: "attached" });
  });

  test("one that there is not is told with what to do", async () => {
    const page = await open(remote.dashboard, "/customers/cus_nobodyatallhere00000");
    await page.getByText("The store has nothing under this address.").waitFor();
  });
});

describe("a store that tells less", () => {
  const unknown = { kind: "answers", status: 404, body: '{"success":false,"message":"Not found"}' } as const;

  test("has its customers told by their sales, and says so; what it does not tell is named", async (t) => {
    const { id, name } = customerOf(working());
    between.trouble = { ...unknown, only: /^\/v1\/(store|customers|activation-attempts)/ };
    // What a store offers is remembered for a while, and this one never told.
    const poorer = await dashboardOfThatStore();
    t.after(async () => {
      await poorer.stop();
      poorer.forget();
    });
    const page = await open(poorer.dashboard, `/customers/${id}`);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText("This store tells customers only through their sales.").waitFor();
    assert.equal(await page.getByText("Not told by this store").count(), 2);
    await part(page, "Refused attempts").getByText("This store does not keep refused attempts.").waitFor();
    await part(page, "What happened").getByText("Attempts are missing here").waitFor();
    await part(page, "Licenses").getByRole("link").filter({ hasText: "slot" }).first().waitFor();
  });

  test("loses one part only where one part fails, and the timeline says which is missing", async () => {
    const { id, name } = customerOf(working());
    between.trouble = { ...unknown, status: 500, only: /^\/v1\/licenses\?/ };
    const page = await open(here.dashboard, `/customers/${id}`);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await part(page, "Licenses").getByRole("alert").waitFor();
    await part(page, "Purchases")
      .getByRole("link")
      .filter({ hasText: /Completed|Settled/ })
      .first()
      .waitFor();
    await part(page, "What happened").getByText("Missing here: Licenses.").waitFor();
    between.trouble = { kind: "none" };
    await part(page, "Licenses").getByRole("button", { name: "Retry" }).click();
    await part(page, "Licenses").getByRole("link").filter({ hasText: "slot" }).first().waitFor();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the page of a customer has no fault of accessibility in ${colorScheme} colours, and fits a phone`, async () => {
    between.trouble = { kind: "none" };
    const { id } = customerOf(working());
    const viewport = { width: 360, height: 740 };
    const page = await open(remote.dashboard, `/customers/${id}`, { colorScheme, viewport });
    await part(page, "What happened").getByRole("listitem").first().waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(width, 360);
  });
}
