import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";

/**
 * One demo store and one browser for all tests of a file: there before the first, gone after the last. `prepare` is done
 * in between: two `before` at the top of a file don't wait for each other.
 */
export function shopForTests(prepare: (store: RunningStore) => Promise<void> = async () => {}) {
  let running: { store: RunningStore; browser: Browser } | undefined;

  before(async () => {
    const [store, browser] = await Promise.all([runStore(), launchBrowser()]);
    running = { store, browser };
    await prepare(store);
  });

  after(async () => {
    await running?.browser.close();
    await running?.store.stop();
    running?.store.forget();
  });

  function inBusiness() {
    assert.ok(running, "The shop opens before the tests, not while they are read.");
    return running;
  }

  return {
    get store() {
      return inBusiness().store;
    },
    /** A page of the dashboard, as somebody of this role sees it in a browser of their own. */
    async open(role: DemoRole, path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const { store, browser } = inBusiness();
      const context = await browser.newContext({ locale: "en-GB", ...options });
      const page = await context.newPage();
      await signIn(page, store.dashboard, role);
      await page.goto(`${store.dashboard}${path}`);
      return page;
    },
  };
}
