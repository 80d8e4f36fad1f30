import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import type { License } from "#contract/license.ts";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";
import { workingLicenses } from "./store-licenses.ts";

let store: RunningStore;
let browser: Browser;
let working: () => License;

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  working = await workingLicenses(store);
});

after(async () => {
  await browser.close();
  await store.stop();
  store.forget();
});

async function as(role: DemoRole): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: store.dashboard });
  const page = await context.newPage();
  await signIn(page, store.dashboard, role);
  await page.getByRole("button", { name: "Find anything" }).waitFor();
  return page;
}

const field = (page: Page) => page.getByRole("combobox", { name: "What to find" });

async function open(page: Page): Promise<void> {
  // The shortcut is heard from when the page is alive.
  for (let time = 0; time < 50 && !(await field(page).isVisible()); time++) {
    await page.keyboard.press("Control+k");
    await page.waitForTimeout(100);
  }
  await field(page).waitFor();
}

/** As customers write: no subject, O for 0, a signature, and what the store once wrote them. */
function mailWith(key: string): string {
  const typed = key.toLowerCase().replaceAll("0", "o").replaceAll("-", " ");
  return `hi, it says my key is used up but i have only ONE computer!!
${typed}

Sent from my phone, +34 612 345 678
> On 3 March at 14:05 Brush Shop <help@brushes.example> wrote:
> Thank you. Your order has the number 20260303-140501`;
}

describe("a customer's mail", () => {
  test("leads to the license and its verdict in three inputs: open, paste, Enter", async () => {
    const { license_key: key } = working();
    const page = await as("support");
    await page.evaluate((mail) => navigator.clipboard.writeText(mail), mailWith(key));
    await open(page);
    await page.keyboard.press("Control+v");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === `/licenses/${key}`, { timeout: 10_000 });
    await page.getByRole("heading", { level: 1, name: /devices?/ }).waitFor();
  });

  test("with a key that was never issued says so, and what to do", async () => {
    const page = await as("support");
    await open(page);
    await field(page).fill("it is ZZZZZ-ZZZZZ-ZZZZZ-ZZZZ9 thanks");
    await page.getByText("This store has never issued ZZZZZ-ZZZZZ-ZZZZZ-ZZZZ9.").waitFor();
  });

  test("with an address only shows the buyer and what is theirs", async () => {
    const { customer } = working();
    assert.ok(customer);
    const page = await as("viewer");
    await open(page);
    await field(page).fill(`please help, ${customer.email}`);
    await page.getByRole("option", { name: customer.email }).first().waitFor();
    await page.getByRole("option").filter({ hasText: "Customer" }).waitFor();
  });
});

describe("what is typed", () => {
  test("finds a product by its name, and Enter opens it", async () => {
    const page = await as("viewer");
    await open(page);
    await field(page).fill("brush pack");
    await page.getByRole("option").filter({ hasText: "Product" }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname.startsWith("/products/"));
  });

  test("an act on the license that was found opens its dialog", async () => {
    const { license_key: key } = working();
    const page = await as("support");
    await open(page);
    await field(page).fill(key);
    await page.getByRole("option", { name: `Revoke ${key.slice(0, 5)}` }).click();
    await page.getByRole("alertdialog", { name: "Revoke this license?" }).waitFor();
    assert.equal(new URL(page.url()).search, "");
  });

  test("what was opened is among the recent things, of this person only", async () => {
    const { license_key: key } = working();
    const page = await as("support");
    await page.goto(`${store.dashboard}/licenses/${key}`);
    await page.getByRole("heading", { level: 1, name: /devices?/ }).waitFor();
    await page.goto(`${store.dashboard}/settings/store`);
    await open(page);
    await page
      .getByRole("option")
      .filter({ hasText: key.slice(0, 5) })
      .waitFor();
  });
});

describe("the palette", () => {
  test("holds only what the role may open", async () => {
    const pages = async (role: DemoRole) => {
      const page = await as(role);
      await open(page);
      await page.getByRole("option", { name: "Licenses" }).waitFor();
      return page.getByRole("option").allTextContents();
    };
    const [owner, viewer] = [await pages("owner"), await pages("viewer")];
    for (const name of ["Audit log", "Invite affiliates", "Invite a colleague"]) {
      assert.ok(owner.includes(name), name);
      assert.ok(!viewer.includes(name), name);
    }
  });

  test("does not open while something is written, and closes when the page changes", async () => {
    const page = await as("viewer");
    await page.goto(`${store.dashboard}/settings/store`);
    await page.getByRole("link", { name: "Licenses" }).click();
    await page.waitForURL((url) => url.pathname === "/licenses");
    await open(page);
    await page.goBack();
    await field(page).waitFor({ state: "hidden" });
    await page.evaluate(() => {
      const input = document.createElement("input");
      document.querySelector("main")?.append(input);
      input.focus();
    });
    await page.keyboard.press("Control+k");
    await page.waitForTimeout(500);
    assert.equal(await field(page).isVisible(), false);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has no fault of accessibility in ${colorScheme} colours`, async () => {
      const page = await as("owner");
      await page.emulateMedia({ colorScheme });
      await open(page);
      await field(page).fill(working().license_key);
      await page.getByRole("option").filter({ hasText: "License" }).first().waitFor();
      await page.waitForTimeout(300);
      assert.deepEqual(await accessibilityFaults(page), []);
    });
  }
});
