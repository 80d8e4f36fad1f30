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

const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const cancelOf = (page: Page, email: string) =>
  page.getByRole("button", { name: `Cancel… the invitation of ${email}` });

async function inviteThere(page: Page, email: string) {
  await field(page).fill(email);
  await page.getByRole("button", { name: "Invite 1 person" }).click();
  await page.getByText("1 of 1 done").waitFor();
}

async function openCancelling(page: Page, email: string) {
  await cancelOf(page, email).click();
  const dialog = page.getByRole("alertdialog", { name: "Cancel this invitation?" });
  await dialog.getByText(`${email} can no longer join by it.`).waitFor();
  return { dialog, confirm: () => dialog.getByRole("button", { name: "Cancel the invitation" }).click() };
}

describe("an owner sees who was invited", () => {
  test("finds a new invitation in the list by itself, cancels it, and invites the same address again", async () => {
    const email = "fresh@partners.example";
    const page = await openAffiliates("owner");
    await page.getByRole("heading", { name: "Invitations" }).waitFor();
    await inviteThere(page, email);
    await rowOf(page, email).getByText("Waiting").waitFor();
    const { dialog, confirm } = await openCancelling(page, email);
    assert.deepEqual(await accessibilityFaults(page), []);
    await confirm();
    await dialog.waitFor({ state: "hidden" });
    await rowOf(page, email).getByText("Cancelled").waitFor();
    assert.equal(await cancelOf(page, email).count(), 0);
    const { invitations } = await inviteElsewhere([email]);
    assert.equal(invitations.length, 1);
    await page.goto(`${store.dashboard}/audit?act=affiliate.withdraw`);
    await rowOf(page, email).getByText("Cancelled an affiliate’s invitation").waitFor();
  });

  test("is told kindly that a colleague cancelled it just before, and the list shows it so", async () => {
    const email = "gone@partners.example";
    const page = await openAffiliates("owner");
    await inviteThere(page, email);
    const colleague = await openAffiliates("owner");
    const { dialog, confirm } = await openCancelling(page, email);
    await (await openCancelling(colleague, email)).confirm();
    await rowOf(colleague, email).getByText("Cancelled").waitFor();
    await confirm();
    await dialog.getByText("A colleague was faster: this invitation is already cancelled.").waitFor();
    await dialog.getByRole("button", { name: "Let it wait" }).click();
    await rowOf(page, email).getByText("Cancelled").waitFor();
    assert.equal(await cancelOf(page, email).count(), 0);
  });

  test("on a phone as cards, with an act as big as a finger needs", async () => {
    const email = "on-a-phone@partners.example";
    const page = await openAffiliates("owner", { viewport: { width: 360, height: 740 }, hasTouch: true });
    await inviteThere(page, email);
    await rowOf(page, email).getByText("Waiting").waitFor();
    const box = await cancelOf(page, email).boundingBox();
    assert.ok(box && box.height >= 44 && box.width >= 44 && box.x + box.width <= 360);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    assert.deepEqual(await accessibilityFaults(page), []);
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
  assert.equal(await page.getByRole("heading", { name: "Invitations" }).count(), 0);
  assert.equal(await page.getByRole("button", { name: /^Cancel/ }).count(), 0);
  const asked = await page.request.get(`${store.dashboard}/api/lists/invitations`);
  assert.equal(asked.status(), 403);
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
