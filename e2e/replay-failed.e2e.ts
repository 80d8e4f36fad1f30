import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { type DemoRole, signIn } from "./signed-in.ts";
import { withStoreDatabase } from "./store-database.ts";

let store: RunningStore;
let browser: Browser;
let receiver: Server;
let pulseId: string;
const received = new Set<string>();

before(async () => {
  receiver = createServer((request, response) => {
    received.add(String(request.headers["x-pulse-delivery-id"]));
    request.resume().on("end", () => response.end("thank you"));
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  const address = receiver.address();
  if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
  pulseId = await pulseAfterABadNight(`http://127.0.0.1:${address.port}/hook`);
});

after(async () => {
  receiver.close();
  await browser.close();
  await store.stop();
  store.forget();
});

/** A pulse of whose deliveries three were given up, an hour ago. */
function pulseAfterABadNight(url: string): Promise<string> {
  const id = `pulse_${randomBytes(10).toString("hex")}`;
  return withStoreDatabase(store, async (client) => {
    await client.query(
      `INSERT INTO pulses (store_id, public_id, url, triggers, secret, created_at, updated_at)
       SELECT id, $1, $2, ARRAY['discount_exhausted'], $3, now(), now() FROM stores LIMIT 1`,
      [id, url, `whsec_${randomBytes(32).toString("base64")}`],
    );
    await client.query(
      `INSERT INTO pulse_deliveries (store_id, public_id, pulse_id, event_id, event, status, attempt_count,
                                     failures, last_attempt_at, last_failure, created_at)
       SELECT e.store_id, 'dlv_night' || e.id, p.id, e.id, e.name, 'exhausted', 7, 7, now(), 'timed_out',
              now() - interval '1 hour'
       FROM pulses p JOIN events e ON e.store_id = p.store_id AND e.sale_id IS NOT NULL
       WHERE p.public_id = $1 ORDER BY e.id LIMIT 3`,
      [id],
    );
    return id;
  });
}

async function open(role: DemoRole): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(page, store.dashboard, role);
  await page.goto(`${store.dashboard}/pulses/${pulseId}`);
  return page;
}

describe("after a receiver's bad night", () => {
  test("support reads the log and cannot send anything again", async () => {
    const page = await open("support");
    await page.getByText("Given up").first().waitFor();
    assert.equal(await page.getByLabel("Given up in the last").count(), 0);
  });

  test("an owner counts what was given up, sends it again, and sees it arrive", async () => {
    const page = await open("owner");
    await page.getByText("3 deliveries given up.").waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.getByRole("button", { name: "Send all 3 again" }).click();
    await page.getByText("3 deliveries on their way again, under the same ids.").waitFor();
    await page.getByText("Nothing was given up.").waitFor();
    await page.reload();
    await page.getByText("Answered 200").first().waitFor();
    assert.equal(received.size, 3);
    assert.ok([...received].every((id) => id.startsWith("dlv_night")));
  });
});
