import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { accessibilityFaults } from "./axe.ts";
import { shopForTests } from "./shop.ts";

const shop = shopForTests();

/** What the store says to whoever comes with this key. */
async function statusWith(key: string): Promise<number> {
  return (await fetch(`${shop.store.service}/v1/store`, { headers: { authorization: `Bearer ${key}` } }))
    .status;
}

async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Make a key" }).click();
  await page.getByText(`The key for “${name}”`).waitFor();
  return (await page.getByTitle("Copy API key").innerText()).trim();
}

describe("API keys", () => {
  test("an owner makes one, sees it once, and it opens the store until it is revoked", async () => {
    const page = await shop.open("owner", "/settings/keys");
    const key = await makeKey(page, "Shop website");
    assert.match(key, /^sk_test_[a-z0-9]{16}_[A-Za-z0-9]{40}$/);
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await statusWith(key), 200);
    await page.reload();
    await page.getByRole("button", { name: "Revoke Shop website" }).waitFor();
    assert.ok(!(await page.content()).includes(key), "after the one showing it is nowhere");
    await page.getByRole("button", { name: "Revoke Shop website" }).click();
    await page.getByRole("alertdialog", { name: "Revoke the key “Shop website”?" }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.getByRole("button", { name: "Revoke for ever" }).click();
    await page.getByText("“Shop website” opens nothing any more").first().waitFor();
    await page.getByRole("button", { name: "Revoke Shop website" }).waitFor({ state: "detached" });
    assert.equal(await statusWith(key), 401);
    await page.getByText("that was revoked").or(page.getByText("that were revoked")).click();
    await page.getByRole("listitem").filter({ hasText: "Shop website" }).waitFor();
  });

  test("what was done stands in the audit log, and no key does", async () => {
    const page = await shop.open("owner", "/settings/keys");
    const key = await makeKey(page, "Reports");
    await page.goto(`${shop.store.dashboard}/audit?act=keys.manage`);
    await page.getByText("Reports").first().waitFor();
    assert.ok(!(await page.content()).includes(key));
  });

  test("the dashboard's own key is named, and is not revoked by a slip", async () => {
    const page = await shop.open("owner", "/settings/keys");
    const own = page.getByRole("listitem").filter({ hasText: "This dashboard’s own" });
    await own.getByRole("button").click();
    await page.getByText("Nothing of the store can be read or done here any more").waitFor();
    assert.ok(await page.getByRole("button", { name: "Revoke for ever" }).isDisabled());
  });

  test("support neither finds nor opens the page", async () => {
    const page = await shop.open("support", "/settings/keys");
    await page.getByText("Your role does not open this page").waitFor();
    assert.equal(await page.getByRole("link", { name: "API keys" }).count(), 0);
  });
});
