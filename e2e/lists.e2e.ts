import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { z } from "zod";
import { salesResponse } from "#contract/sale.ts";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { signIn } from "./signed-in.ts";

let store: RunningStore;
let browser: Browser;

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
});

after(async () => {
  await browser?.close();
  await store?.stop();
  store?.forget();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ locale: "en-GB", viewport, ...options });
  const page = await context.newPage();
  await signIn(page, store.dashboard, "support");
  await page.goto(`${store.dashboard}${path}`);
  await page.locator("[data-row]").first().waitFor();
  return page;
}

const row = (page: Page, index: number) => page.locator(`[data-row="${index}"]`);
const rowsDrawn = (page: Page) => page.locator("[data-row]").count();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** As a wheel does it, with time for what comes. */
async function scrollTo(page: Page, index: number): Promise<void> {
  await page.mouse.move(640, 500);
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && (await row(page, index).count()) === 0) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(30);
  }
  await row(page, index).scrollIntoViewIfNeeded();
}

/** The row on top, by its link, and how far it stands from the top of the window. */
function onTop(page: Page) {
  return page.evaluate(() => {
    const head = document.querySelector("thead")?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll("[data-row]")];
    const first = rows.find((each) => each.getBoundingClientRect().bottom > head + 1);
    return {
      href: first?.querySelector("a")?.getAttribute("href"),
      top: first?.getBoundingClientRect().top ?? 0,
    };
  });
}

/** Everything that moved by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = z.array(z.number()).parse(await page.evaluate("window.shifts"));
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

async function newSale(email: string): Promise<void> {
  const response = await fetch(`${store.service}/v1/checkout`, {
    method: "POST",
    headers: { authorization: `Bearer ${store.key}`, "content-type": "application/json" },
    body: JSON.stringify({
      product_id: "brush-pack-pro",
      email,
      first_name: "Ana",
      last_name: "Ruiz",
      phone: { number: "612345678", country_code: "ES" },
    }),
  });
  assert.equal(response.ok, true, await response.text());
}

describe("a list", () => {
  test("has its first rows in the first HTML, so that it can be read before any script has run", async () => {
    const page = await open("/sales");
    const html = await (await page.request.get(`${store.dashboard}/sales`)).text();
    const { data } = salesResponse.parse(
      await (
        await fetch(`${store.service}/v1/sales?per_page=10`, {
          headers: { authorization: `Bearer ${store.key}` },
        })
      ).json(),
    );
    for (const { id, customer } of data) {
      assert.ok(html.includes(`href="/sales/${id}"`), id);
      assert.ok(html.includes(customer.email));
    }
  });

  test("scrolls to the thousandth sale with a bounded number of elements, and nothing jumps", async () => {
    const page = await open("/licenses");
    const shifted = await watchShifts(page);
    await page.goto(`${store.dashboard}/sales`);
    await scrollTo(page, 1000);
    await page
      .getByText(/^1,0\d\d rows so far|^1,1\d\d rows so far/)
      .first()
      .waitFor();
    assert.ok((await rowsDrawn(page)) < 70);
    assert.ok((await page.evaluate(() => document.querySelectorAll("*").length)) < 1_800);
    assert.equal(await shifted(), 0);
  });

  test("gives back its place and its loaded pages on the way back from a detail", async () => {
    const page = await open("/sales");
    await scrollTo(page, 400);
    await row(page, 400).locator("a").hover();
    await page.waitForTimeout(300);
    const before = await onTop(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/lists/sales")) asked.push(request.url());
    });
    await row(page, 400).locator("a").click();
    await page.waitForURL(/\/sales\/sal_/);
    await page.goBack();
    await row(page, 400).waitFor();
    await page.waitForTimeout(300);
    assert.deepEqual(await onTop(page), before);
    assert.deepEqual(asked, []);
  });

  test("is filtered by its address: what is set stands in it, and whoever gets it sees the same", async () => {
    const page = await open("/licenses");
    await page.getByRole("button", { name: "Status" }).click();
    await page.getByRole("option", { name: "Revoked" }).click();
    await page.waitForURL(/status=revoked/);
    await row(page, 0).getByText("Revoked").waitFor();
    const other = await open(new URL(page.url()).pathname + new URL(page.url()).search);
    await other.getByRole("button", { name: /Status\s*Revoked/ }).waitFor();
    const states = await other.locator("[data-row] td:first-child").allTextContents();
    assert.deepEqual([...new Set(states)], ["Revoked"]);
  });

  test("never shows an older search's answer after a newer one", async () => {
    const page = await open("/sales");
    const email = await row(page, 3).locator("td").nth(1).textContent();
    assert.ok(email);
    await page.route(/search=zzz/, async (route) => {
      await page.waitForTimeout(1_500);
      await route.continue().catch(() => undefined);
    });
    const search = page.getByRole("searchbox");
    await search.fill("zzz");
    await page.waitForTimeout(400);
    await search.fill(email);
    await page.waitForURL((url) => url.searchParams.get("search") === email);
    await row(page, 0).getByText(email).waitFor();
    await page.waitForTimeout(1_800);
    assert.equal(await search.inputValue(), email);
    const found = await page.locator("[data-row] td:nth-child(2)").allTextContents();
    assert.deepEqual([...new Set(found)], [email]);
  });

  test("that is filtered to nothing names the filter and lifts it in one press", async () => {
    const page = await open("/customers");
    await page.getByRole("searchbox").fill("nobody is called like this");
    await page.getByText("Nothing matches the filters").waitFor();
    await page.getByText("Search: “nobody is called like this”").waitFor();
    await page.getByRole("button", { name: "Lift search" }).click();
    await row(page, 0).waitFor();
    assert.equal(new URL(page.url()).search, "");
    assert.equal(await page.getByRole("searchbox").inputValue(), "");
  });

  test("keeps what is loaded when the next page cannot be read, and goes on after a retry", async () => {
    const page = await open("/sales");
    let broken = true;
    await page.route(/\/api\/lists\/sales\?.*cursor=/, (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.mouse.move(640, 500);
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, 1_200);
      await page.waitForTimeout(100);
    }
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retry.scrollIntoViewIfNeeded();
    await row(page, 49).waitFor();
    broken = false;
    await retry.click();
    await page
      .getByText(/^150 rows so far/)
      .first()
      .waitFor();
    await row(page, 52).waitFor();
  });

  test("shows on a refresh what is new on top, without losing the place", async () => {
    const page = await open("/sales");
    await scrollTo(page, 120);
    await page.waitForTimeout(300);
    const before = await onTop(page);
    await newSale(`newest-${Date.now()}@example.com`);
    // What was read a moment ago is not asked for again.
    await page.waitForTimeout(6_000);
    await page.getByRole("button", { name: "Refresh" }).click();
    const pill = page.getByRole("button", { name: "1 new" });
    await pill.waitFor();
    assert.deepEqual(await onTop(page), before);
    await pill.click();
    assert.equal((await row(page, 0).textContent())?.includes("newest-"), true);
  });

  test("is moved through by keys, which write where something is written", async () => {
    const page = await open("/licenses");
    const hrefs = await page
      .locator("[data-row] a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    assert.equal(await focused(), hrefs[1]);
    for (let press = 0; press < 30; press += 1) await page.keyboard.press("j");
    assert.ok((await scrolled(page)) > 0);
    await page.keyboard.press("/");
    await page.keyboard.type("jk/");
    assert.equal(await page.getByRole("searchbox").inputValue(), "jk/");
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("");
    await page.locator("[data-row]").first().waitFor();
    await page.getByRole("searchbox").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/licenses\/.+/);
    const here = page.url();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    assert.equal(page.url(), here);
  });

  test("of the licenses takes a pasted key, as customers write it, straight to its license", async () => {
    const page = await open("/licenses");
    const href = await row(page, 2).locator("a").getAttribute("href");
    const key = decodeURIComponent(href?.split("/").at(-1) ?? "");
    await page.getByRole("searchbox").fill(key.toLowerCase().replaceAll("-", " ").replaceAll("0", "o"));
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === href);
  });

  test("tells a screen reader what it is, how long, and where one is", async () => {
    const page = await open("/products");
    const grid = page.getByRole("grid", { name: "Products" });
    await page.getByText(/^End of the list/).waitFor({ state: "attached" });
    assert.match((await grid.getAttribute("aria-rowcount")) ?? "", /^\d+$/);
    assert.equal(await grid.getByRole("row").nth(1).getAttribute("aria-rowindex"), "2");
    assert.deepEqual(await accessibilityFaults(page), []);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`is cards on a phone, in ${colorScheme} colours, with nothing beside the screen and no fault`, async () => {
      const viewport = { width: 360, height: 740 };
      const page = await open("/licenses", { viewport, isMobile: true, hasTouch: true, colorScheme });
      const card = await row(page, 0).boundingBox();
      assert.deepEqual([card?.width, card?.height], [360, 88]);
      const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(await beside(), 0);
      await page.getByRole("button", { name: "Status" }).tap();
      await page.getByRole("option", { name: "Active" }).tap();
      await page.waitForURL(/status=active/);
      // What the filter leaves behind is faded until the answer is there.
      await page.locator("tbody:not(.opacity-50)").getByText("Active").first().waitFor();
      assert.deepEqual(await accessibilityFaults(page), []);
    });
  }
});
