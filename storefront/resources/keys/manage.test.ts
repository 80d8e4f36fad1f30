import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { apiKeyListResponse, apiKeyResponse, madeApiKeyResponse } from "#contract/api-key.ts";
import { row, sql } from "../../db/statement.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { request, pool, store, otherStore, freshKey } = await testService();
const owner = await freshKey(store, ["manage"]);

async function make(body: unknown = { name: "Shop floor" }, headers: Record<string, string> = {}) {
  const answer = await request("POST", "/manage/v1/keys", { key: owner, body, headers });
  assert.equal(answer.status, 201, answer.text);
  return madeApiKeyResponse.parse(answer.body);
}

async function list(query = "", key = owner) {
  const answer = await request("GET", `/manage/v1/keys?per_page=100${query}`, { key });
  return apiKeyListResponse.parse(answer.body).data.data;
}

const revoke = (id: string, key = owner) => request("POST", `/manage/v1/keys/${id}/revoke`, { key });

describe("a key that is made", () => {
  test("works at once, is told whole once, and is listed by its beginning", async () => {
    const { data: made } = await make();
    assert.ok(made.key?.startsWith(made.begins));
    assert.equal((await request("GET", "/v1/store", { key: made.key })).status, 200);
    const answer = await request("GET", "/manage/v1/keys", { key: owner });
    assert.ok(made.key && !answer.text.includes(made.key));
    const { key: _told, ...listed } = made;
    assert.deepEqual(
      (await list()).find(({ id }) => id === made.id),
      listed,
    );
  });

  test("carries the scopes it was given and no other", async () => {
    const { data: plain } = await make();
    assert.deepEqual(plain.scopes, []);
    assertRefused(await request("GET", "/manage/v1/keys", { key: plain.key }), "scope_required");
    const { data: managing } = await make({ name: "Office", scopes: ["manage"] });
    assert.deepEqual(managing.scopes, ["manage"]);
    assert.equal((await request("GET", "/manage/v1/keys", { key: managing.key })).status, 200);
  });

  test("needs a name, and scopes that there are", async () => {
    for (const body of [{}, { name: " " }, { name: "x".repeat(101) }, { name: "x", scopes: ["everything"] }])
      assertRefused(await request("POST", "/manage/v1/keys", { key: owner, body }), "validation_failed");
  });

  test("is made once for a request that is repeated, and its secret is kept nowhere", async () => {
    const headers = { "idempotency-key": "make-one" };
    const first = await make({ name: "Once" }, headers);
    const again = await make({ name: "Once" }, headers);
    assert.deepEqual(again.data, { ...first.data, key: null });
    const kept = await row<{ body: string }>(
      pool,
      sql`SELECT body FROM idempotency_keys WHERE key = 'make-one'`,
    );
    assert.ok(first.data.key && kept?.body.includes(first.data.id) && !kept.body.includes(first.data.key));
  });
});

describe("the list of keys", () => {
  test("says which one asks, and which are revoked", async () => {
    const { data: made } = await make();
    await revoke(made.id);
    assert.ok((await list("&status=revoked")).some(({ id }) => id === made.id));
    assert.ok(!(await list("&status=active")).some(({ id }) => id === made.id));
    const [current, ...others] = (await list()).filter((each) => each.is_current);
    assert.deepEqual([owner.includes(current?.id ?? "?"), others.length], [true, 0]);
    assert.equal(current?.last_used_at, "2026-03-15T12:00:00+00:00", "it is being used this moment");
  });

  test("is the store's own", async () => {
    const theirs = await freshKey(otherStore, ["manage"]);
    const seen = await list("", theirs);
    assert.ok(seen.length > 0 && seen.every(({ begins }) => !owner.startsWith(begins)));
    const { data: mine } = await make();
    assertRefused(await revoke(mine.id, theirs), "api_key_not_found");
    assert.equal((await request("GET", "/v1/store", { key: mine.key })).status, 200);
  });
});

describe("a key that is revoked", () => {
  test("is refused at its very next request", async () => {
    const { data: made } = await make();
    // In memory from here on.
    for (let time = 0; time < 3; time++) await request("GET", "/v1/store", { key: made.key });
    const { data: revoked } = apiKeyResponse.parse((await revoke(made.id)).body);
    assert.deepEqual([revoked.status, revoked.revoked_at !== null], ["revoked", true]);
    assertRefused(await request("GET", "/v1/store", { key: made.key }), "key_revoked");
  });

  test("twice, or unknown, is refused", async () => {
    const { data: made } = await make();
    await revoke(made.id);
    assertRefused(await revoke(made.id), "api_key_already_revoked");
    assertRefused(await revoke("nothing"), "api_key_not_found");
  });

  test("by ten at once is revoked once", async () => {
    const { data: made } = await make();
    const answers = await Promise.all(Array.from({ length: 10 }, () => revoke(made.id)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  test("may be the very one that asks, and the answer says so", async () => {
    const own = await freshKey(store, ["manage"]);
    const id = own.split("_")[2] ?? "";
    const answer = apiKeyResponse.parse((await revoke(id, own)).body);
    assert.equal(answer.data.is_current, true);
    assert.match(answer.message, /the next request with it is refused/);
    assertRefused(await request("GET", "/v1/store", { key: own }), "key_revoked");
  });
});
