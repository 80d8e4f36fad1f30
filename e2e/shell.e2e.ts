import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";

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

async function as(role: DemoRole, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  await signIn(page, store.dashboard, role);
  return page;
}

/** Chooses in the menu, and waits until the server has been told. */
async function choose(page: Page, name: string): Promise<void> {
  if (!(await page.getByRole("radio", { name }).isVisible())) {
    await page.getByRole("button", { name: /theme, language and account/ }).click();
  }
  const told = page.waitForResponse((response) => response.url().endsWith("/api/preferences"));
  await page.getByRole("radio", { name, exact: true }).check({ force: true });
  assert.equal((await told).status(), 204);
}

test("a theme holds at once, and stands in the first HTML of the next page, so that nothing flashes", async () => {
  const page = await as("owner", { colorScheme: "light" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await choose(page, "Dark");
  assert.notEqual(await ground(), light);
  const html = await (await page.request.get(`${store.dashboard}/settings/store`)).text();
  assert.match(html, /<html[^>]*data-theme="dark"/);
});

test("the language switch turns the page into French, and it stays so", async () => {
  const page = await as("owner");
  await page.goto(`${store.dashboard}/settings/store`);
  await choose(page, "Français");
  await page.getByRole("heading", { level: 1, name: "Boutique" }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Licences" }).waitFor();
  assert.equal(await page.getAttribute("html", "lang"), "fr");
});

test("a folded sidebar keeps its links' names, and is folded on the next page too", async () => {
  const page = await as("owner");
  const told = page.waitForResponse((response) => response.url().endsWith("/api/preferences"));
  await page.getByRole("button", { name: "Collapse the sidebar" }).click();
  await told;
  await page.goto(`${store.dashboard}/settings/store`);
  const sidebar = page.getByRole("navigation", { name: "Main navigation" });
  assert.ok(((await sidebar.boundingBox())?.width ?? 999) < 80);
  await sidebar.getByRole("link", { name: "Licenses" }).waitFor();
});

test("with the keyboard only: the first Tab skips to the content, the menu opens by Enter and closes by Escape", async () => {
  const page = await as("owner");
  await page.reload();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Skip to the content");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "content");
  await page.getByRole("button", { name: /theme, language and account/ }).focus();
  await page.keyboard.press("Enter");
  const theme = page.getByRole("radio", { name: "System" });
  await theme.waitFor();
  await page.keyboard.press("Tab");
  assert.ok(await theme.evaluate((radio) => radio === document.activeElement));
  await page.keyboard.press("Escape");
  assert.equal(await theme.isVisible(), false);
});

test("the menus of a viewer hold only what a viewer may open", async () => {
  const [owner, viewer] = [await as("owner"), await as("viewer")];
  const links = (page: Page) =>
    page.getByRole("navigation", { name: "Main navigation" }).getByRole("link").allTextContents();
  assert.ok((await links(owner)).includes("Staff"));
  const offered = await links(viewer);
  assert.ok(offered.includes("Licenses"));
  assert.deepEqual(
    offered.filter((name) => ["Staff", "Audit log"].includes(name)),
    [],
  );
});

test("on a phone nothing scrolls sideways, and the sheet below leads to the further pages", async () => {
  const page = await as("owner", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(await width(), 360);
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("link", { name: "Store" }).tap();
  await page.getByRole("heading", { level: 1, name: "Store" }).waitFor();
  assert.equal(await page.getByRole("navigation", { name: "More pages" }).isVisible(), false);
  assert.equal(await width(), 360);
});

test("who is offline is told so, and told no longer once they are back", async () => {
  const page = await as("owner");
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await page.context().setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
});

test("an address without a page says so and leads back, inside the shell", async () => {
  const page = await as("owner");
  await page.goto(`${store.dashboard}/nowhere`);
  await page.getByRole("heading", { level: 1, name: "There is no such page" }).waitFor();
  await page.getByRole("link", { name: "Go to the overview" }).click();
  await page.waitForURL(`${store.dashboard}/`);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the shell, its menu and the store's page, ${colorScheme}`, async () => {
    const page = await as("owner", { colorScheme });
    await page.goto(`${store.dashboard}/settings/store`);
    await page.getByRole("heading", { level: 1, name: "Store" }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.getByRole("button", { name: /theme, language and account/ }).click();
    assert.deepEqual(await accessibilityFaults(page), []);
  });
}
