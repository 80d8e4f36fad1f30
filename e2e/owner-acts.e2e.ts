import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import type { License } from "#contract/license.ts";
import { saleResponse, salesResponse } from "#contract/sale.ts";
import { accessibilityFaults } from "./axe.ts";
import { shopForTests } from "./shop.ts";
import { licenseNow, workingLicenses } from "./store-licenses.ts";

let working: () => License;
const shop = shopForTests(async (store) => {
  working = await workingLicenses(store);
});

const headers = () => ({ authorization: `Bearer ${shop.store.key}`, "content-type": "application/json" });

async function activated(device: string, times: number): Promise<License> {
  for (;;) {
    const license = working();
    if (license.max_activations - license.activation_count < times) continue;
    const address = `${shop.store.service}/v1/licenses/${license.license_key}/activate`;
    const body = JSON.stringify({ device_identifier: device });
    for (let time = 0; time < times; time += 1)
      await fetch(address, { method: "POST", headers: headers(), body });
    return licenseNow(shop.store, license.license_key);
  }
}

const row = (page: Page, device: string) => page.getByRole("listitem").filter({ hasText: device });

describe("an owner gives slots back", () => {
  test("of a device that leaves: it is gone from the list and its record stays", async () => {
    const license = await activated("Stolen laptop", 1);
    const page = await shop.open("owner", `/licenses/${license.license_key}`);
    await page.getByRole("button", { name: "Remove Stolen laptop" }).click();
    await page.getByText("Its activation record stays.").waitFor();
    await page.getByRole("button", { name: "Remove it" }).click();
    await row(page, "Stolen laptop").waitFor({ state: "detached" });
    await page.getByRole("status").filter({ hasText: "Slots given back" }).first().waitFor();
    const now = await licenseNow(shop.store, license.license_key);
    assert.equal(now.activation_count, license.activation_count - 1);
  });

  test("of a device that holds several: all but the newest, in one go", async () => {
    const license = await activated("Studio Mac", 2);
    const page = await shop.open("owner", `/licenses/${license.license_key}`);
    await page.getByRole("button", { name: "Free the other slot of Studio Mac" }).click();
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.getByRole("button", { name: "Free 1 slot" }).click();
    await page.getByRole("button", { name: "Remove Studio Mac" }).waitFor();
    const now = await licenseNow(shop.store, license.license_key);
    assert.equal(now.activation_count, license.activation_count - 1);
  });

  test("and support reads the same page without such a button", async () => {
    const license = await activated("Tablet", 1);
    const page = await shop.open("support", `/licenses/${license.license_key}`);
    await row(page, "Tablet").waitFor();
    assert.equal(await page.getByRole("button", { name: "Remove Tablet" }).count(), 0);
  });
});

describe("an owner refunds a sale", () => {
  async function paidSale(): Promise<string> {
    const address = `${shop.store.service}/v1/sales?status=completed&per_page=100`;
    const { data } = salesResponse.parse(await (await fetch(address, { headers: headers() })).json());
    const sale = data.find(
      ({ refunded_at, post_purchase }) => !refunded_at && post_purchase.licences.length > 0,
    );
    if (!sale) throw new Error("The demo store has no paid sale with a license.");
    return sale.id;
  }

  const saleNow = async (id: string) => {
    const response = await fetch(`${shop.store.service}/v1/sales/${id}`, { headers: headers() });
    return saleResponse.parse(await response.json()).data;
  };

  test("after reading what is lost, and its page shows it at once", async () => {
    const id = await paidSale();
    const page = await shop.open("owner", `/sales/${id}`);
    await page.getByRole("button", { name: "Refund…" }).click();
    await page.getByRole("alertdialog", { name: "Refund this sale?" }).getByText("license").first().waitFor();
    await page.getByLabel("Reason (kept with its licenses)").fill("Bought by mistake");
    await page.getByRole("button", { name: "Refund for ever" }).click();
    await page.getByText("Refunded").first().waitFor();
    await page.getByRole("button", { name: "Refund…" }).waitFor({ state: "detached" });
    assert.ok((await saleNow(id)).refunded_at);
  });

  test("and support finds no such button", async () => {
    const page = await shop.open("support", `/sales/${await paidSale()}`);
    await page.getByRole("heading", { name: "What happened" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Refund…" }).count(), 0);
  });
});
