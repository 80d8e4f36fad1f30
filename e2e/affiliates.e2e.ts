import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { invitationsResponse } from "#contract/affiliate.ts";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";
import { codeOfAnAffiliate } from "./store-affiliates.ts";

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

async function openAffiliates(role: DemoRole, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  await signIn(page, store.dashboard, role);
  await page.goto(`${store.dashboard}/affiliates`);
  return page;
}

/** By somebody else, with the store's key. */
async function inviteElsewhere(emails: string[]) {
  const answer = await fetch(`${store.service}/v1/affiliates/invitations`, {
    method: "POST",
    headers: { authorization: `Bearer ${store.key}`, "content-type": "application/json" },
    body: JSON.stringify({ emails }),
  });
  return invitationsResponse.parse(await answer.json()).data;
}

const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}${n}@partners.example`);
const field = (page: Page) => page.getByLabel("Addresses");
const results = (page: Page) => page.getByRole("region", { name: "What became of each" });
const resultOf = (page: Page, email: string) =>
  results(page).getByRole("listitem").filter({ hasText: email });

describe("an owner invites affiliates", () => {
  test("by pasting a mail: each address once, and each with what became of it", async () => {
    await inviteElsewhere(["bo@partners.example"]);
    const page = await openAffiliates("owner");
    await field(page).fill(
      `Hi, please add "Ana" <Ana@Partners.example>; ana@partners.example, bo@partners.example and cleo@partners`,
    );
    await page.getByText("2 addresses found · 1 more than once · 1 that is no address").waitFor();
    await page.getByRole("button", { name: "Invite 2 people" }).click();
    await page.getByText("3 of 3 done").waitFor();
    await resultOf(page, "ana@partners.example").getByText("Sent").waitFor();
    await resultOf(page, "bo@partners.example").getByText("Already invited").waitFor();
    await resultOf(page, "cleo@partners").getByText("Not an address").waitFor();
    const { skipped } = await inviteElsewhere(["ana@partners.example"]);
    assert.deepEqual(skipped.already_invited, ["ana@partners.example"]);
    await page.getByRole("button", { name: "Invite others" }).click();
    assert.equal(await field(page).inputValue(), "");
  });

  test("a hundred and thirty at a time, in batches, with a line for each", async () => {
    const page = await openAffiliates("owner");
    let batches = 0;
    page.on("request", (request) => {
      if (request.headers()["next-action"]) batches++;
    });
    await field(page).fill(addresses("many", 130).join("\n"));
    await page.getByRole("button", { name: "Invite 130 people" }).click();
    await page.getByText("130 of 130 done").waitFor();
    await results(page).getByText("Sent: 130").waitFor();
    assert.equal(batches, 6);
  });

  test("and goes on after a failure in the middle, also after coming back to the page; nobody is left out", async () => {
    const page = await openAffiliates("owner");
    let batches = 0;
    await page.route("**/affiliates", async (route) => {
      if (!route.request().headers()["next-action"]) return route.fallback();
      batches++;
      return batches === 2 ? route.abort() : route.continue();
    });
    await field(page).fill(addresses("broken", 60).join(" "));
    await page.getByRole("button", { name: "Invite 60 people" }).click();
    await page.getByText("35 addresses not sent yet.").waitFor();
    await page.getByRole("alert").getByText("did not say whether it was done").waitFor();
    assert.equal(batches, 2);
    await page.reload();
    await page.getByText("25 of 60 done").waitFor();
    await page.getByRole("button", { name: "Go on with the other 35" }).click();
    await page.getByText("60 of 60 done").waitFor();
    await results(page).getByText("Sent: 60").waitFor();
  });
});

describe("an affiliate", () => {
  test("is looked up by code, by any role", async () => {
    const code = await codeOfAnAffiliate(store);
    const page = await openAffiliates("viewer");
    await page.getByLabel("Affiliate code").fill(` ${code} `);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === `/affiliates/${code}`);
    await page.getByRole("heading", { name: "What they brought" }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
  });

  test("that is none is told with what to do", async () => {
    const page = await openAffiliates("support");
    await page.getByLabel("Affiliate code").fill("nobody-100%");
    await page.getByRole("button", { name: "Look up" }).click();
    await page.getByText("The store has no affiliate with this code.").waitFor();
  });
});

test("who may not invite is told who may, and finds no form for it", async () => {
  const page = await openAffiliates("support");
  await page.getByText("Owners invite them.").waitFor();
  assert.equal(await field(page).count(), 0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing is in anybody's way in ${colorScheme} colours, before and after inviting`, async () => {
    const page = await openAffiliates("owner", { colorScheme });
    await field(page).fill(`${colorScheme}@partners.example wrong@`);
    await page.getByText("1 address found").waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.getByRole("button", { name: "Invite 1 person" }).click();
    await page.getByText("2 of 2 done").waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
  });
}
