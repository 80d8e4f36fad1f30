import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type DashboardPage, everyPage } from "./every-page.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { signIn } from "./signed-in.ts";

let store: RunningStore;
let browser: Browser;
let pages: DashboardPage[];

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  pages = await everyPage(store);
});

after(async () => {
  await browser.close();
  await store.stop();
  store.forget();
});

async function shown(page: Page, path: string): Promise<void> {
  await page.goto(`${store.dashboard}${path}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // What is streamed after the head is part of the page, too.
  await page.waitForFunction(() => document.querySelectorAll("template[id^='B:']").length === 0);
}

/** A phone in daylight and a wide screen at night: each page is opened once in each. */
const looks = [
  { name: "on a phone in the light theme", colorScheme: "light", width: 360 },
  { name: "on a very wide screen in the dark theme", colorScheme: "dark", width: 2560 },
] as const;

describe("every page", () => {
  for (const { name: look, colorScheme, width } of looks) {
    test(`${look} fits, has nothing that axe finds wrong and nothing that the browser complains of`, async () => {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
      const faults: string[] = [];
      let place = "sign-in";
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) faults.push(`${place}: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`${place}: ${error.message}`));
      await signIn(page, store.dashboard, "owner");
      for (const { name, path } of pages) {
        place = name;
        await shown(page, path);
        for (const fault of await accessibilityFaults(page)) faults.push(`${name}: ${fault}`);
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) faults.push(`${name} is ${needed} pixels wide`);
      }
      assert.deepEqual(faults, []);
      await page.close();
    });
  }

  test("has one heading on top and a title that no other has", async () => {
    const page = await browser.newPage();
    await signIn(page, store.dashboard, "owner");
    const titles = new Map<string, string>();
    for (const { name, path } of pages) {
      await shown(page, path);
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1, name);
      const title = await page.title();
      assert.equal(titles.get(title), undefined, `${name} is called ${title}, too`);
      titles.set(title, name);
    }
    await page.close();
  });
});
