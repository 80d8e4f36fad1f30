import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";

interface Received {
  headers: Record<string, string>;
  body: string;
}

let store: RunningStore;
let browser: Browser;
let receiver: Server;
let target: string;
/** To each of the next requests; 200 once they are used up. */
const answers: number[] = [];
const received: Received[] = [];

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  receiver = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ headers, body });
    response.writeHead(answers.shift() ?? 200).end("seen");
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const address = receiver.address();
  target = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/hook`;
});

after(async () => {
  await browser.close();
  receiver.closeAllConnections();
  receiver.close();
  await store.stop();
  store.forget();
});

async function open(path: string, role: DemoRole = "owner"): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(page, store.dashboard, role);
  await page.goto(`${store.dashboard}${path}`);
  return page;
}

/** Once it hears of what happens; nothing on a log says so. */
async function openListening(path: string): Promise<Page> {
  const page = await open("/pulses");
  const listens = page.waitForResponse((response) => response.url().includes("/api/live"));
  await page.goto(`${store.dashboard}${path}`);
  await listens;
  return page;
}

/** By a buyer, over the API: free, so that it is complete at once. */
async function takeFreeProduct(email: string): Promise<void> {
  const headers = { authorization: `Bearer ${store.key}`, "content-type": "application/json" };
  const listed = await fetch(`${store.service}/v1/products?per_page=100`, { headers }).then((each) =>
    each.json(),
  );
  const free = listed.data.data.find(
    ({ is_free, type }: { is_free: boolean; type: string }) => is_free && type === "downloadable",
  );
  const response = await fetch(`${store.service}/v1/checkout`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      product_id: free.id,
      email,
      first_name: "Ana",
      last_name: "Ruiz",
      phone: { number: "612345678", country_code: "ES" },
    }),
  });
  assert.equal(response.status, 201, await response.text());
}

describe("an owner", () => {
  let pulse: string;
  let secret: string;

  test("makes a pulse, and is shown its secret this once", async () => {
    const page = await open("/pulses");
    await page.getByRole("link", { name: "New pulse" }).click();
    await page.getByLabel("Address", { exact: true }).fill("nonsense");
    await page.getByText("Not a web address yet.").waitFor();
    await page.getByLabel("Address", { exact: true }).fill(target);
    await page.getByRole("checkbox", { name: /^Everything/ }).check();
    await page.getByRole("button", { name: "Create pulse" }).click();
    await page.getByText("It is shown only this once.").waitFor();
    secret =
      (await page
        .getByText(/^whsec_/)
        .first()
        .textContent()) ?? "";
    assert.match(secret, /^whsec_[A-Za-z0-9+/=]+$/);
    await page.getByRole("link", { name: "Open the pulse" }).click();
    await page.waitForURL(/\/pulses\/pulse_/);
    pulse = new URL(page.url()).pathname;
    assert.doesNotMatch(await page.content(), /whsec_/);
    assert.deepEqual(await accessibilityFaults(page), []);
  });

  test("sends it a test event and sees the answer", async () => {
    const page = await open(pulse);
    await page.getByRole("button", { name: "Send test event" }).click();
    const dialog = page.getByRole("dialog", { name: "Send a test event" });
    await dialog.getByRole("button", { name: "Send test event" }).click();
    await dialog.getByText("Answered 200").waitFor();
    await dialog.getByText("seen").waitFor();
    assert.match(received.at(-1)?.body ?? "", /"note"/);
  });

  test("sends it one event of the catalogue, with a body that was changed first", async () => {
    const page = await open("/pulses/events/license.revoked");
    const schema = await page.request.get(`${store.dashboard}/api/events/license.revoked/schema`);
    assert.match(schema.headers()["content-type"] ?? "", /schema\+json/);
    assert.equal((await schema.json()).properties.event.const, "license.revoked");
    await page.getByRole("button", { name: "Send me this one…" }).click();
    const dialog = page.getByRole("dialog", { name: "Send a test event" });
    await dialog.getByLabel("To", { exact: true }).selectOption({ value: pulse.replace("/pulses/", "") });
    const body = dialog.getByLabel("Body");
    assert.match(await body.inputValue(), /"license.revoked"/);
    await body.fill('{ "license": ');
    await dialog.getByText("Not a JSON object.").waitFor();
    await body.fill('{ "license": { "id": "lic_of_mine" } }');
    assert.deepEqual(await accessibilityFaults(page), []);
    await dialog.getByRole("button", { name: "Send test event" }).click();
    await dialog.getByText("Answered 200").waitFor();
    const { event, license } = JSON.parse(received.at(-1)?.body ?? "");
    assert.deepEqual([event, license], ["license.revoked", { id: "lic_of_mine" }]);
  });

  test("sees a delivery appear in the open log, which a receiver's own library verifies, and sends it again", async () => {
    const page = await openListening(pulse);
    const before = received.length;
    await takeFreeProduct("first-buyer@example.com");
    const row = page
      .getByRole("row")
      .filter({ hasText: "successful.sale", hasNotText: "Test" })
      .filter({ hasText: "Answered 200" });
    await row.first().waitFor({ timeout: 30_000 });
    const delivered = received.slice(before).find(({ body }) => body.includes("first-buyer@example.com"));
    assert.ok(delivered);
    const told = new Webhook(secret).verify(delivered.body, delivered.headers);
    assert.match(JSON.stringify(told), /successful\.sale/);

    await row.first().getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "successful.sale" }).waitFor();
    await page.getByText("first-buyer@example.com").first().waitFor();
    const again = received.length;
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByText("On its way again").first().waitFor();
    while (received.length === again) await page.waitForTimeout(50);
    const repeated = received.at(-1);
    assert.equal(repeated?.headers["webhook-id"], delivered.headers["webhook-id"]);
    assert.equal(repeated?.body, delivered.body);
    await page.getByText("2 attempts").waitFor({ timeout: 20_000 });
  });

  test("sees a retry arrive in the open log, of which no event tells", async () => {
    const page = await openListening(pulse);
    const rows = page.getByRole("row").filter({ hasText: "successful.sale" });
    const before = await rows.count();
    answers.push(503);
    await takeFreeProduct("second-buyer@example.com");
    await rows.filter({ hasText: "Answered 503" }).waitFor({ timeout: 20_000 });
    await rows.filter({ hasText: "Answered 503" }).waitFor({ state: "detached", timeout: 20_000 });
    assert.equal(await rows.filter({ hasText: "Answered 200" }).count(), before + 1);
  });

  test("turns it off and on, gives it a new secret, and deletes it after being told what is lost", async () => {
    const page = await open(pulse);
    await page.getByRole("button", { name: "Disable" }).click();
    await page.getByRole("button", { name: "Enable" }).click();
    await page.getByRole("button", { name: "Disable" }).waitFor();
    await page.getByRole("button", { name: "Rotate secret…" }).click();
    await page.getByRole("button", { name: "Rotate secret", exact: true }).click();
    await page
      .getByText(/^whsec_/)
      .first()
      .waitFor();
    assert.notEqual(
      await page
        .getByText(/^whsec_/)
        .first()
        .textContent(),
      secret,
    );
    await page.getByRole("button", { name: "Delete…" }).click();
    await page.getByText("is told of nothing any more").waitFor();
    await page.getByRole("button", { name: "Delete pulse" }).click();
    await page.waitForURL((url) => url.pathname === "/pulses");
    await page.goto(`${store.dashboard}${pulse}`);
    await page.getByText("The store has nothing under this address.").waitFor();
  });
});

describe("support", () => {
  test("is led from the overview to a pulse whose deliveries fail", async () => {
    const page = await open("/", "support");
    await page
      .getByRole("link", { name: /^Deliveries to .* fail/ })
      .first()
      .click();
    await page.waitForURL(/\/pulses\/pulse_/);
    await page.getByText("The target has been failing for a while.").waitFor();
  });

  test("reads pulses and what can be told, and changes none", async () => {
    const page = await open("/pulses", "support");
    assert.equal(await page.getByRole("link", { name: "New pulse" }).count(), 0);
    await page.getByRole("link", { name: "What can be told" }).click();
    await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
    await page.getByText("license.activation_refused", { exact: true }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.goto(`${store.dashboard}/pulses/new`);
    await page.getByText("Your role does not open this page").waitFor();
  });
});
