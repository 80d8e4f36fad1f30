import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { attemptsResponse } from "#contract/attempt.ts";
import { errorEnvelopeSchema } from "#contract/envelope.ts";
import { row, sql } from "../../db/statement.ts";
import { takeFree } from "../../testing/fixtures/free-sale.ts";
import { insertOffer } from "../../testing/fixtures/offer.ts";
import { testService } from "../../testing/service.ts";

const shop = await testService();
const { request, pool, store, otherKey } = shop;
const product = await insertOffer(pool, store.id, { type: "license", pricing: "free", maxActivations: 2 });

async function newLicense(email?: string) {
  const { post_purchase, customer } = await takeFree(shop, product.publicId, email ? { email } : {});
  const [license] = post_purchase.licenses;
  assert.ok(license);
  return { key: license.key, customer: customer.id };
}

async function activate(typed: string, body = {}) {
  return request("POST", `/v1/licenses/${encodeURIComponent(typed)}/activate`, { body });
}

async function listed(query: string, { key = shop.key, path = "/v1/activation-attempts" } = {}) {
  const answer = await request("GET", `${path}?${query}`, { key });
  assert.equal(answer.status, 200, answer.text);
  return attemptsResponse.parse(answer.body).data;
}

async function outcomes(query: string) {
  return (await listed(query)).data.map(({ outcome, code }) => code ?? outcome);
}

async function lastKept(): Promise<string | undefined> {
  const kept = await row<{ license_key: string }>(
    pool,
    sql`SELECT license_key FROM activation_attempts WHERE store_id = ${store.id} ORDER BY id DESC LIMIT 1`,
  );
  return kept?.license_key;
}

describe("the key of an attempt", () => {
  test("is kept as it was typed, and shown masked", async () => {
    const { key } = await newLicense();
    const typed = ` ${key.toLowerCase().replaceAll("-", " ")}`;
    assert.equal((await activate(typed)).status, 200);
    assert.equal(await lastKept(), typed);
    const [attempt] = (await listed("per_page=1")).data;
    assert.ok(attempt);
    assert.match(attempt.license_key, /\*{5}/);
    assert.equal(attempt.license?.masked_key, `${key.slice(0, 5)}-*****-*****-${key.slice(-5)}`);
  });

  test("finds all attempts of its license, however they and it were typed", async () => {
    const { key } = await newLicense();
    const spellings = [key, key.toLowerCase(), key.replaceAll("-", "")];
    for (const typed of spellings) await activate(typed);
    const happened = ["license_limit_reached", "accepted", "accepted"];
    for (const asked of spellings) assert.deepEqual(await outcomes(`license_key=${asked}`), happened);
  });

  test("that is no license's finds the attempts with it, as it was typed", async () => {
    await activate("nobody has THIS");
    const key = encodeURIComponent("nobody has THIS");
    assert.deepEqual(await outcomes(`license_key=${key}`), ["license_not_found"]);
    assert.deepEqual(await outcomes(`license_key=${key}&outcome=refused`), ["license_not_found"]);
    assert.deepEqual(await outcomes(`license_key=${key}&code=license_not_found`), ["license_not_found"]);
    assert.deepEqual(await outcomes(`license_key=${key}&outcome=accepted`), []);
    assert.deepEqual(await outcomes(`license_key=${key}&code=license_expired`), []);
    assert.deepEqual(await outcomes("license_key=another"), []);
  });
});

describe("a filter", () => {
  test("by outcome and code agrees with what happened", async () => {
    const { key } = await newLicense();
    for (let time = 0; time < 3; time += 1) await activate(key);
    await request("POST", `/v1/licenses/${key}/revoke`, { body: {} });
    await activate(key);
    const happened = ["license_revoked", "license_limit_reached", "accepted", "accepted"];
    const expected: [string, string[]][] = [
      ["", happened],
      ["outcome=refused", happened.slice(0, 2)],
      ["outcome=accepted", happened.slice(2)],
      ["code=license_revoked", ["license_revoked"]],
      ["outcome=refused&code=license_limit_reached", ["license_limit_reached"]],
      ["outcome=accepted&code=license_limit_reached", []],
      ["code=nothing", []],
    ];
    for (const [filter, expectation] of expected) {
      assert.deepEqual(await outcomes(`license_key=${key}&${filter}`), expectation, filter);
      const { data } = await listed(filter, { path: `/v1/licenses/${key}/attempts` });
      const ofLicense = data.map(({ outcome, code }) => code ?? outcome);
      assert.deepEqual(ofLicense, expectation, filter);
    }
  });

  test("by customer finds those of all their licenses, by public id and by number, and nobody else's", async () => {
    const email = "two-licenses@example.com";
    const one = await newLicense(email);
    const two = await newLicense(email);
    const foreign = await newLicense();
    for (const { key } of [one, two, foreign]) await activate(key);
    const found = await row<{ id: number }>(
      pool,
      sql`SELECT id FROM customers WHERE store_id = ${store.id} AND public_id = ${one.customer}`,
    );
    const theirs = [two.key, one.key].map((key) => key.slice(0, 5));
    for (const customer of [one.customer, found?.id]) {
      const { data } = await listed(`customer_id=${customer}`);
      const masked = data.map(({ license }) => license?.masked_key.slice(0, 5));
      assert.deepEqual(masked, theirs);
    }
    assert.deepEqual(await outcomes(`customer_id=${one.customer}&outcome=refused`), []);
    assert.deepEqual(await outcomes(`customer_id=${one.customer}&license_key=${two.key}`), ["accepted"]);
    assert.deepEqual(await outcomes(`customer_id=${one.customer}&license_key=${foreign.key}`), []);
    assert.deepEqual(await outcomes(`customer_id=${one.customer}&license_key=nobody`), []);
    assert.deepEqual(await outcomes("customer_id=cus_nobody"), []);
  });

  test("gives every attempt once, page by page, and back again", async () => {
    const { key, customer } = await newLicense();
    for (let time = 0; time < 7; time += 1) await activate(key, { device_identifier: `device ${time}` });
    const query = `customer_id=${customer}&per_page=3`;
    const first = await listed(query);
    const second = await listed(`${query}&cursor=${first.pagination.next_cursor}`);
    const third = await listed(`${query}&cursor=${second.pagination.next_cursor}`);
    const devices = [first, second, third].flatMap(({ data }) => data.map((each) => each.device_identifier));
    const newestFirst = [6, 5, 4, 3, 2, 1, 0].map((time) => `device ${time}`);
    assert.deepEqual(devices, newestFirst);
    assert.equal(third.pagination.has_more, false);
    assert.deepEqual((await listed(`${query}&cursor=${third.pagination.prev_cursor}`)).data, second.data);
  });
});

test("another store's key sees no attempt", async () => {
  const { key, customer } = await newLicense();
  await activate(key);
  for (const query of ["", `license_key=${key}`, `customer_id=${customer}`]) {
    assert.deepEqual((await listed(query, { key: otherKey })).data, []);
  }
  const answer = await request("GET", `/v1/licenses/${key}/attempts`, { key: otherKey });
  assert.equal(answer.status, 404);
  assert.equal(errorEnvelopeSchema.parse(answer.body).code, "license_not_found");
});
