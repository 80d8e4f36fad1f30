import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { License } from "#contract/license.ts";
import { shopForTests } from "./shop.ts";
import type { DemoRole } from "./signed-in.ts";
import { licenseNow, revokedElsewhere, workingLicenses } from "./store-licenses.ts";

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

describe("support revokes a license", () => {
  test("with a reason, after reading what is lost, and it is so at once and for ever", async () => {
    const { license_key: key, product } = working();
    const page = await openLicense("support", key);
    await page.getByRole("button", { name: "Revoke…" }).click();
    await dialog(page).getByText(`“${product.name}”`).waitFor();
    await page.getByLabel("Reason (kept in the history)").fill("Refund requested by mail");
    await page.getByText("24 / 500").waitFor();
    await page.getByRole("button", { name: "Revoke for ever" }).click();
    await verdict(page).filter({ hasText: "Revoked just now: Refund requested by mail" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Revoke…" }).isDisabled(), true);
    await page.getByText("A revoked license cannot be activated.").waitFor();
    const { status, revocation } = await licenseNow(shop.store, key);
    assert.deepEqual([status, revocation?.reason], ["revoked", "Refund requested by mail"]);
    await page.getByText("Revoked by Sam Support").waitFor();
    await page.reload();
    await verdict(page).filter({ hasText: "Refund requested by mail" }).waitFor();
    await page.getByRole("link", { name: "Everything" }).click();
    await page.getByText("by Sam Support · Refund requested by mail").waitFor();
  });

  test("and may keep it: nothing was changed", async () => {
    const { license_key: key } = working();
    const page = await openLicense("support", key);
    await page.getByRole("button", { name: "Revoke…" }).click();
    await page.getByLabel("Reason (kept in the history)").fill("No");
    await page.getByRole("button", { name: "Keep it" }).click();
    await dialog(page).waitFor({ state: "hidden" });
    assert.equal((await licenseNow(shop.store, key)).revoked_at, null);
  });

  test("not with a reason of more than 500 characters, which is counted and never cut off", async () => {
    const page = await openLicense("support", working().license_key);
    await page.getByRole("button", { name: "Revoke…" }).click();
    await page.getByLabel("Reason (kept in the history)").fill("x".repeat(503));
    await page.getByText("3 characters too many").waitFor();
    assert.equal(await page.getByRole("button", { name: "Revoke for ever" }).isDisabled(), true);
  });

  test("by the keyboard alone, and the focus comes back to the page", async () => {
    const { license_key: key } = working();
    const page = await openLicense("support", key);
    const button = page.getByRole("button", { name: "Revoke…" });
    await button.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    assert.equal(await button.evaluate((element) => element === document.activeElement), true);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.type("Chargeback");
    await page.keyboard.press("Control+Enter");
    await verdict(page).filter({ hasText: "Revoked just now: Chargeback" }).waitFor();
    assert.equal((await licenseNow(shop.store, key)).status, "revoked");
  });

  test("that a colleague has just revoked, and is told so kindly, with the colleague's reason", async () => {
    const { license_key: key } = working();
    const page = await openLicense("support", key);
    await page.getByRole("button", { name: "Revoke…" }).click();
    await dialog(page).waitFor();
    await revokedElsewhere(shop.store, key, "Stolen card");
    await page.getByLabel("Reason (kept in the history)").fill("Mine");
    await page.getByRole("button", { name: "Revoke for ever" }).click();
    await verdict(page).filter({ hasText: "Stolen card" }).waitFor();
    await page.getByRole("status").filter({ hasText: "A colleague was faster" }).first().waitFor();
    assert.equal((await licenseNow(shop.store, key)).revocation?.reason, "Stolen card");
  });
});

describe("support activates a license on a device", () => {
  test("and the slot, the device and the history show it", async () => {
    const { license_key: key, activation_count: before } = working();
    const page = await openLicense("support", key);
    await page.getByRole("button", { name: "Activate" }).click();
    await page
      .getByRole("dialog", { name: "Activate on a device" })
      .getByLabel("Device")
      .fill("Laptop of Ana");
    await page.keyboard.press("Enter");
    await page.getByRole("listitem").filter({ hasText: "Laptop of Ana" }).waitFor();
    await page.getByRole("grid").getByText("Laptop of Ana").waitFor();
    assert.equal((await licenseNow(shop.store, key)).activation_count, before + 1);
  });
});

describe("a viewer", () => {
  test("reads the license, finds no act on it, and none by an address either", async () => {
    const { license_key: key } = working();
    const page = await openLicense("viewer", key, { query: "?act=revoke" });
    await page.getByText("Your role reads licenses").waitFor();
    assert.equal(await page.getByRole("button", { name: "Revoke…" }).count(), 0);
    assert.equal(await page.getByRole("button", { name: "Activate" }).count(), 0);
    assert.equal(await dialog(page).count(), 0);
  });

  test("is refused by the server too, whatever their browser sends", async () => {
    const [seen, wanted] = [working().license_key, working().license_key];
    const support = await openLicense("support", seen);
    await support.getByRole("button", { name: "Revoke…" }).click();
    const sent = support.waitForRequest((request) => request.headers()["next-action"] !== undefined);
    await support.getByRole("button", { name: "Revoke for ever" }).click();
    const request = await sent;
    const { "next-action": action = "", "content-type": type = "" } = request.headers();
    await verdict(support).filter({ hasText: "Revoked" }).waitFor();

    const viewer = await openLicense("viewer", wanted);
    const answer = await viewer.request.post(`${shop.store.dashboard}/licenses/${wanted}`, {
      headers: { "next-action": action, "content-type": type, origin: shop.store.dashboard },
      data: (request.postData() ?? "").replaceAll(seen, wanted),
    });
    assert.match(await answer.text(), /not_allowed/);
    assert.equal((await licenseNow(shop.store, wanted)).revoked_at, null);
  });
});
