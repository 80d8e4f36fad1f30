import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { eventsResponse } from "#contract/event.ts";
import { run, sql } from "../../db/statement.ts";
import { recordEvent } from "../../events/record.ts";
import { insertOffer, insertReduction } from "../../testing/fixtures/offer.ts";
import { buy } from "../../testing/fixtures/paid-sale.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const shop = await testService();
const { pool, store, request, freshKey, setNow } = shop;
const begin = new Date("2026-03-15T12:00:00Z");
const after = (minutes: number) => setNow(new Date(begin.getTime() + minutes * 60_000));
const product = await insertOffer(pool, store.id, { type: "license", price: 1999, name: "Focus Timer" });
let key = "";
beforeEach(async () => {
  key = await freshKey(store, ["manage"]);
  after(0);
});

async function events(query = "") {
  const answer = await request("GET", `/manage/v1/events${query}`, { key });
  assert.equal(answer.status, 200, answer.text);
  return eventsResponse.parse(answer.body).data;
}
const names = async (query: string) => (await events(query)).data.map(({ name }) => name);

async function bought() {
  const { saleId } = await buy(shop, product.publicId);
  const [issued] = (await events(`?sale_id=${saleId}&name=license.issued`)).data;
  assert.ok(issued?.license);
  return { saleId, license: issued.license.key };
}

describe("what happened", () => {
  test("to a license is its whole history, the newest first", async () => {
    const { saleId, license } = await bought();
    const path = `/v1/licenses/${license}`;
    after(1);
    await request("POST", `${path}/activate`, { body: { device_identifier: "Mac" } });
    after(2);
    const [activated] = (await events(`?license_key=${license}&name=license.activated`)).data;
    const id = activated?.data.activation_id;
    await request("DELETE", `/manage/v1/licenses/${license}/activations/${id}`, { key });
    after(3);
    await request("POST", `/manage/v1/sales/${saleId}/refund`, { key, body: { reason: "Mistake" } });
    const { data } = await events(`?license_key=${license.toLowerCase()}`);
    assert.deepEqual(
      data.map(({ name, occurred_at }) => [name, occurred_at.slice(11, 16)]),
      [
        ["license.revoked", "12:03"],
        ["license.deactivated", "12:02"],
        ["license.activated", "12:01"],
        ["license.issued", "12:00"],
      ],
    );
    const by = `API key ${key.split("_")[2]}`;
    assert.deepEqual(data[0]?.data, { reason: "Mistake", by });
    assert.deepEqual(data[1]?.data, { activation_id: id, device_identifier: "Mac", by, reason: null });
    assert.equal(data[0]?.product?.name, "Focus Timer");
    assert.equal(data[0]?.customer?.name, "Ana Ruiz");
    assert.equal(data[0]?.sale?.id, saleId);
  });

  test("to a sale, and of one kind", async () => {
    const { saleId } = await bought();
    assert.deepEqual(await names(`?sale_id=${saleId}&name=successful.sale`), ["successful.sale"]);
    assert.deepEqual((await names(`?sale_id=${saleId}`)).toSorted(), ["license.issued", "successful.sale"]);
    assert.deepEqual(await names("?sale_id=sal_nothing"), []);
    assert.deepEqual(await names("?license_key=AAAAA"), []);
    const answer = await request("GET", "/manage/v1/events?name=nothing", { key });
    assertRefused(answer, "validation_failed");
  });

  test("comes with what it was sent to", async () => {
    await run(
      pool,
      sql`INSERT INTO pulses (store_id, public_id, url, triggers, secret, created_at, updated_at)
          VALUES (${store.id}, 'pulse_told', 'https://example.com/told', ARRAY['license_activated'], 'whsec_x',
                  ${begin}, ${begin})`,
    );
    const { license } = await bought();
    await request("POST", `/v1/licenses/${license}/activate`);
    const told = async () => (await events(`?license_key=${license}&name=license.activated`)).data[0];
    const [delivery, ...others] = (await told())?.deliveries ?? [];
    assert.deepEqual(others, []);
    const { id, ...known } = delivery ?? {};
    assert.match(String(id), /^dlv_/);
    const pulse = { id: "pulse_told", url: "https://example.com/told" };
    assert.deepEqual(known, { pulse, status: "pending", attempts: 0, delivered_at: null });
    await run(
      pool,
      sql`UPDATE pulse_deliveries SET status = 'delivered', attempt_count = 2, delivered_at = ${begin}
          WHERE public_id = ${id}`,
    );
    await run(pool, sql`DELETE FROM pulses WHERE public_id = 'pulse_told'`);
    const later = (await told())?.deliveries[0];
    const delivered_at = "2026-03-15T12:00:00.000000Z";
    assert.deepEqual(later, { id, pulse: null, status: "delivered", attempts: 2, delivered_at });
  });

  test("names the discount that was used up, and no number of ours", async () => {
    await insertReduction(pool, store.id, { code: "LAST", usageLimit: 1 });
    const { saleId } = await buy(shop, product.publicId, { discount_code: "LAST" });
    const [used] = (await events(`?sale_id=${saleId}&name=discount.exhausted`)).data;
    assert.equal(used?.discount?.code, "LAST");
    assert.deepEqual(used?.data, {});
  });

  test("is walked by cursor, there and back, each once", async () => {
    const other = await bought();
    for (let turn = 0; turn < 7; turn += 1) {
      after(Math.floor(turn / 2));
      await request("POST", `/v1/licenses/${other.license}/activate`);
    }
    const query = `?license_key=${other.license}&per_page=2`;
    const whole = (await events(`?license_key=${other.license}`)).data.map(({ id }) => id);
    const seen: string[] = [];
    let page = await events(query);
    let last = page;
    for (;;) {
      seen.push(...page.data.map(({ id }) => id));
      if (page.pagination.next_cursor === null) break;
      last = page;
      page = await events(`${query}&cursor=${page.pagination.next_cursor}`);
    }
    assert.deepEqual(seen, whole);
    assert.ok(whole.length >= 5);
    const back = await events(`${query}&cursor=${page.pagination.prev_cursor}`);
    assert.deepEqual(back.data, last.data);
  });

  test("in the whole store tells even what is about nothing that can be sold", async () => {
    const data = { pulse_id: 77, reason: "gone", failures: 3 };
    await recordEvent(pool, { storeId: store.id, name: "pulse.failing", pulseId: 77, data, now: begin });
    const [failing] = (await events("?name=pulse.failing")).data;
    assert.deepEqual(failing?.data, { reason: "gone", failures: 3 });
    assert.deepEqual(
      [failing?.sale, failing?.license, failing?.customer, failing?.pulse],
      [null, null, null, null],
    );
  });
});
