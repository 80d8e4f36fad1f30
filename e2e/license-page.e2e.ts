import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { License } from "#contract/license.ts";
import { accessibilityFaults } from "./axe.ts";
import { shopForTests } from "./shop.ts";
import type { DemoRole } from "./signed-in.ts";
import { workingLicenses } from "./store-licenses.ts";

let working: () => License;
const shop = shopForTests(async (store) => {
  working = await workingLicenses(store);
});

function openLicense(
  role: DemoRole,
  key: string,
  { query = "", ...options }: BrowserContextOptions & { query?: string } = {},
): Promise<Page> {
  return shop.open(role, `/licenses/${key}${query}`, options);
}

const verdict = (page: Page) => page.getByRole("heading", { level: 1 });
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Revoke this license?" });

describe("the page of a license", () => {
  test("has its verdict in the first HTML, and its title holds no whole key", async () => {
    const { license_key: key } = working();
    const page = await openLicense("viewer", key);
    const html = await (await page.request.get(`${shop.store.dashboard}/licenses/${key}`)).text();
    assert.match(html, /<h1[^>]*>.*?Active on \d+ of \d+ device/s);
    assert.doesNotMatch(await page.title(), new RegExp(key));
  });

  test("finds a key however it was typed into the address", async () => {
    const { license_key: key } = working();
    const page = await openLicense("viewer", encodeURIComponent(key.toLowerCase().replaceAll("-", " ")));
    await page.getByRole("button", { name: key }).waitFor();
  });

  test("of a key that was never issued says what to do", async () => {
    const page = await openLicense("viewer", "AAAAA-BBBBB-CCCCC-DDDDD");
    await page.getByText("The store has no such license key.").waitFor();
  });

  test("keeps verdict and act in sight on a phone, wherever one scrolls, and nothing sticks out", async () => {
    const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
    const page = await openLicense("support", working().license_key, phone);
    await page.getByRole("heading", { name: "History" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    for (const part of [verdict(page), page.getByRole("button", { name: "Revoke…" })]) {
      const box = await part.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 740);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(overflow, 0);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has no fault of accessibility in ${colorScheme} colours, nor has its dialog`, async () => {
      const page = await openLicense("support", working().license_key, { colorScheme });
      await page.getByRole("grid").waitFor();
      assert.deepEqual(await accessibilityFaults(page), []);
      await page.getByRole("button", { name: "Revoke…" }).click();
      await dialog(page).waitFor();
      await page.waitForTimeout(300);
      assert.deepEqual(await accessibilityFaults(page), []);
    });
  }
});
