import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { after, test } from "node:test";
import { recordEvent } from "#storefront/events/record.ts";
import { startSender } from "#storefront/pulses/sender.ts";
import { insertLicensedPurchase } from "#storefront/testing/fixtures/license.ts";
import { testService } from "#storefront/testing/service.ts";
import { freePort } from "#storefront/testing/service-process.ts";

const shop = await testService({ now: new Date() });
const { pool, url, store, service } = shop;
const { saleId } = await insertLicensedPurchase(pool, store.id);
const { stop } = startSender(service, { pool, idleMs: 5 });
after(() => stop(0));

const happen = () =>
  recordEvent(pool, { storeId: store.id, name: "successful.sale", saleId, now: service.clock() });

async function listening(...words: string[]) {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["scripts/store.ts", "pulses", "listen", "--port", port, ...words], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  after(() => child.kill("SIGKILL"));
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const printed = async (wanted: RegExp) => {
    while (!wanted.test(output)) await once(child.stdout, "data");
  };
  return { port, child, printed };
}

test("what the store sends is printed with its proof, through a pulse that is gone afterwards", async () => {
  const { child, printed } = await listening("--store", store.slug);
  await printed(/A pulse of test-store sends every event/);
  await happen();
  await printed(/successful\.sale {2}dlv_\w+ {2}signature valid\n\{\n {2}"event": "successful\.sale"/);
  const made = await pool.query("SELECT url FROM pulses");
  assert.equal(made.rows.length, 1);
  child.kill("SIGINT");
  await once(child, "close");
  assert.equal((await pool.query("SELECT FROM pulses")).rows.length, 0);
});

test("what is signed with another secret is printed as not to be trusted", async () => {
  const { port, printed } = await listening("--secret", "whsec_b25lIHNlY3JldA==");
  await printed(/Listening on/);
  const headers = {
    "webhook-id": "dlv_1",
    "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
    "webhook-signature": "v1,b3RoZXI=",
  };
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: "{}" });
  assert.equal(status, 401);
  await printed(/NOT TRUSTED: its signature is not made with this secret/);
});
