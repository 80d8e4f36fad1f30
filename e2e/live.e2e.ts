import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import type { License } from "#contract/license.ts";
import { type ListedProduct, productsResponse } from "#contract/product.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { signIn } from "./signed-in.ts";
import { revokedElsewhere, workingLicenses } from "./store-licenses.ts";

let store: RunningStore;
let browser: Browser;
let working: () => License;

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  working = await workingLicenses(store);
});

after(async () => {
  await browser?.close();
  await store?.stop();
  store?.forget();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, store.dashboard, "support");
  await page.goto(`${store.dashboard}${path}`);
  return page;
}

const row = (page: Page, index: number) => page.locator(`[data-row="${index}"]`);
const live = (page: Page) => page.getByRole("status").getByText("live", { exact: true }).first().waitFor();

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${store.service}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${store.key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** As curl would do it. What is free is paid at once. */
async function sell(
  email: string,
  which: (product: ListedProduct) => boolean = ({ is_free }) => is_free,
): Promise<void> {
  const headers = { authorization: `Bearer ${store.key}` };
  const response = await fetch(`${store.service}/v1/products?per_page=100`, { headers });
  const { data } = productsResponse.parse(await response.json());
  const chosen = data.data.find(which);
  const buyer = { email, first_name: "Ana", last_name: "Ruiz" };
  const phone = { number: "612345678", country_code: "ES" };
  const bought = await post("/v1/checkout", { product_id: chosen?.id, ...buyer, phone });
  assert.equal(bought.ok, true, await bought.text());
}

describe("what happens in the store comes by itself", () => {
  test("a sale appears on top of the open list of sales", async () => {
    const page = await open("/sales");
    await live(page);
    await sell("by-itself@example.com");
    await row(page, 0).getByText("by-itself@example.com").waitFor();
  });

  test("a sale that still awaits its payment appears too, of which the store tells no event", async () => {
    const page = await open("/sales");
    await live(page);
    await sell("unpaid@example.com", ({ type, is_free }) => type === "license" && !is_free);
    const top = row(page, 0);
    await top.getByText("unpaid@example.com").waitFor();
    await top.getByText("Awaiting payment").waitFor();
  });

  test("a sale does not take the place of who reads further down", async () => {
    const page = await open("/sales");
    await live(page);
    await page.mouse.move(640, 500);
    for (let turn = 0; turn < 4; turn += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(100);
    }
    const reading = page.locator("[data-row] a").nth(20);
    const before = { href: await reading.getAttribute("href"), box: await reading.boundingBox() };
    await sell("further-up@example.com");
    await page.getByRole("button", { name: "1 new" }).waitFor();
    const after = page.locator(`[data-row] a[href="${before.href}"]`);
    assert.deepEqual(await after.boundingBox(), before.box);
  });

  test("a row is not taken away from under who points at it", async () => {
    const page = await open("/sales");
    await live(page);
    const pointed = row(page, 2).locator("a");
    const href = await pointed.getAttribute("href");
    const box = await pointed.boundingBox();
    assert.ok(box);
    await sell("under-the-pointer@example.com");
    const fresh = page.getByRole("button", { name: "1 new" });
    for (let turn = 0; (await fresh.count()) === 0; turn += 1) {
      assert.ok(turn < 100);
      await page.mouse.move(box.x + 20 + (turn % 2), box.y + box.height / 2);
      await page.waitForTimeout(100);
    }
    assert.deepEqual(await page.locator(`[data-row] a[href="${href}"]`).boundingBox(), box);
    await fresh.click();
    await row(page, 0).getByText("under-the-pointer@example.com").waitFor();
  });

  test("an activation appears on the license's open page", async () => {
    const { license_key: key } = working();
    const page = await open(`/licenses/${key}`);
    await live(page);
    await post(`/v1/licenses/${key}/activate`, { device_identifier: "Studio iMac by the window" });
    await page.getByRole("grid").getByText("Studio iMac by the window").waitFor();
    await page.getByText("Studio iMac by the window").nth(1).waitFor();
  });

  test("a revocation elsewhere shows on the license's page, and in its row of the list", async () => {
    const { license_key: key } = working();
    const page = await open(`/licenses/${key}`);
    const list = await open(`/licenses?search=${key}`);
    await Promise.all([live(page), live(list)]);
    await revokedElsewhere(store, key, "Chargeback");
    await page.getByRole("heading", { level: 1 }).filter({ hasText: "Chargeback" }).waitFor();
    await row(list, 0).getByText("Revoked").waitFor();
  });

  test("a sale appears among the last ones of the overview", async () => {
    const page = await open("/");
    await page.waitForResponse((response) => response.url().includes("/api/live"));
    await sell("overview@example.com");
    await page.getByText("overview@example.com").waitFor();
  });

  test("through one connection for the whole tab, whichever page it shows", async () => {
    const page = await open("/sales");
    await live(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/live")) asked.push(request.url());
    });
    await page.getByRole("navigation").getByRole("link", { name: "Licenses" }).first().click();
    await page.waitForURL(/\/licenses$/);
    await live(page);
    assert.deepEqual(asked, []);
  });

  test("and tells nobody who is not signed in", async () => {
    const answer = await fetch(`${store.dashboard}/api/live`, {
      redirect: "manual",
      headers: { cookie: "next-auth.session-token=forged" },
    });
    assert.equal(answer.status, 401);
  });
});
