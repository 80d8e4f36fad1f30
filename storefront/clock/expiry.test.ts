import assert from "node:assert/strict";
import { it } from "node:test";
import { activationsResponse, licenseResponse, licensesResponse } from "#contract/license.ts";
import { listedSaleSchema } from "#contract/sale.ts";
import { rows, run, sql } from "../db/statement.ts";
import { insertOffer } from "../testing/fixtures/offer.ts";
import { buy } from "../testing/fixtures/paid-sale.ts";
import { insertPulse } from "../testing/fixtures/pulse.ts";
import { assertRefused } from "../testing/fixtures/refused.ts";
import { deliveriesOf } from "../testing/sending.ts";
import { testService } from "../testing/service.ts";
import { sweep } from "./sweep.ts";

const shop = await testService();
const { pool, store, service, request, setNow } = shop;
const DAY = 86_400_000;
const start = new Date("2026-03-15T12:00:00Z");
const end = new Date(start.getTime() + 30 * DAY);

const ask = async (path: string) => (await request("GET", path)).body;

/** What each answer that tells a license's status says, and under which status it is listed. */
async function statusesOf(key: string, saleId: string): Promise<Set<string | undefined>> {
  const { data: license } = licenseResponse.parse(await ask(`/v1/licenses/${key}`));
  const listed = licensesResponse.parse(await ask("/v1/licenses")).data.data;
  const found = licensesResponse.parse(await ask(`/v1/licenses?search=${key}`)).data.data;
  const named = [...listed, ...found].filter(({ license_key }) => license_key === key);
  assert.equal(named.length, 2);
  const sale = listedSaleSchema.loose();
  const detail = sale.parse(Object(await ask(`/v1/sales/${saleId}`)).data);
  const [inList] = sale.array().parse(Object(await ask("/v1/sales")).data);
  const under: string[] = [];
  for (const status of ["pending_activation", "active", "expired", "revoked"]) {
    const page = licensesResponse.parse(await ask(`/v1/licenses?status=${status}`)).data.data;
    if (page.some(({ license_key }) => license_key === key)) under.push(status);
  }
  return new Set([
    ...[license, ...named].map(({ status }) => status),
    ...[detail, inList].flatMap((each) => each?.post_purchase.licences.map(({ status }) => status)),
    ...under,
  ]);
}

it("a license whose end has come is expired in every read at once, told of once, and never activated again", async () => {
  const pulse = await insertPulse(pool, store.id, { triggers: ["license_expired"] });
  const product = await insertOffer(pool, store.id, { type: "license" });
  await run(
    pool,
    sql`UPDATE products SET validity_amount = 30, validity_unit = 'day' WHERE id = ${product.id}`,
  );
  const { saleId } = await buy(shop, product.publicId);
  const [license] = await rows<{ license_key: string }>(pool, sql`SELECT license_key FROM licenses`);
  assert.ok(license);
  const { license_key: key } = license;
  const activate = () => request("POST", `/v1/licenses/${key}/activate`);
  const told = () => rows(pool, sql`SELECT name FROM events WHERE name = 'license.expired'`);
  assert.equal((await activate()).status, 200);

  setNow(new Date(end.getTime() - 1));
  assert.deepEqual(await statusesOf(key, saleId), new Set(["active"]));
  setNow(end);
  assert.deepEqual(await statusesOf(key, saleId), new Set(["expired"]));
  assertRefused(await activate(), "license_expired");
  assert.deepEqual(await told(), []);

  await Promise.all([sweep(service, end), sweep(service, end)]);
  await sweep(service, new Date(end.getTime() + DAY));
  assert.equal((await told()).length, 1);
  assert.equal((await deliveriesOf(shop, pulse.id)).length, 1);
  assert.deepEqual(await statusesOf(key, saleId), new Set(["expired"]));
  assertRefused(await activate(), "license_expired");
  const { activations } = activationsResponse.parse(await ask(`/v1/licenses/${key}/activations`)).data;
  assert.equal(activations.length, 1);
});
