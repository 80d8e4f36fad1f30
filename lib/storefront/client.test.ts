import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inspect } from "node:util";
import { z } from "zod";
import { answerOf } from "./answers.ts";
import { openClient } from "./client.ts";
import { offers } from "./offers.ts";
import { hurriedClock } from "./testing/hurried-clock.ts";
import { type Behaviour, STAND_IN_KEY, storeStandIn } from "./testing/store-stand-in.ts";

const fine = (data: unknown): Behaviour => ({ json: { message: "success", data, errors: [] } });
const anything = z.object({ name: z.string() });

async function storeThat(...answers: Behaviour[]) {
  const store = await storeStandIn(
    (_, count) => answers[Math.min(count, answers.length) - 1] ?? "say nothing",
  );
  const client = openClient(store.connection, hurriedClock());
  const read = async (path = "/v1/store") => answerOf(await client.read(path), client.host, anything);
  return { store, client, read };
}

const kindOf = (answer: Awaited<ReturnType<Awaited<ReturnType<typeof storeThat>>["read"]>>) =>
  answer.ok ? "ok" : answer.problem.kind;

describe("reading from the store", () => {
  test("the key goes in the header, and into no answer whatever", async () => {
    const echo = await storeStandIn(({ headers }) => ({
      status: 400,
      json: { message: headers.authorization },
    }));
    const client = openClient(echo.connection, hurriedClock());
    const answer = answerOf(await client.read("/v1/store"), client.host, anything);
    assert.equal(echo.seen[0]?.headers.authorization, `Bearer ${STAND_IN_KEY}`);
    assert.ok(!JSON.stringify(answer).includes(STAND_IN_KEY));
    assert.ok(!inspect(client, { depth: 9 }).includes(STAND_IN_KEY));
  });

  test("a fault or a broken connection is tried again, three times in all", async () => {
    const recovering = await storeThat({ status: 500, json: {} }, "hang up", fine({ name: "Ink" }));
    assert.equal(kindOf(await recovering.read()), "ok");
    const failing = await storeThat({ status: 503, json: {} });
    assert.equal(kindOf(await failing.read()), "store_failed");
    assert.equal(failing.store.seen.length, 3);
  });

  test("a no of the limit is waited out as long as the store asks, and the answer says that it waited", async () => {
    const { read, client } = await storeThat(
      { status: 429, json: {}, headers: { "retry-after": "7" } },
      fine({ name: "Ink" }),
    );
    const before = client.clock.now();
    const answer = await read();
    assert.ok(answer.ok && answer.waiting);
    assert.ok(client.clock.now() - before >= 7_000);
  });

  test("a store that asks for more patience than anybody has is told as busy, with the seconds", async () => {
    const { read, store } = await storeThat({ status: 429, json: {}, headers: { "retry-after": "3600" } });
    const answer = await read();
    assert.ok(!answer.ok);
    assert.deepEqual([answer.problem.kind, answer.problem.retryAfter], ["busy", 3600]);
    assert.equal(store.seen.length, 1);
  });

  test("silence ends after fifteen seconds and is not repeated", async () => {
    const { read, store } = await storeThat("say nothing");
    assert.equal(kindOf(await read()), "silent");
    assert.equal(store.seen.length, 1);
  });

  test("nobody at the address is told as such", async () => {
    const client = openClient({ url: "http://127.0.0.1:9", key: STAND_IN_KEY }, hurriedClock());
    assert.equal(kindOf(answerOf(await client.read("/v1/store"), client.host, anything)), "unreachable");
  });

  test("nonsense is unreadable, and the problem names the store and what it answered", async () => {
    for (const nonsense of ["<html>", "", "null", "[]", '{"data":7}']) {
      const { read, client } = await storeThat({ text: nonsense });
      const answer = await read();
      assert.ok(!answer.ok);
      const { kind, store, status } = answer.problem;
      assert.deepEqual({ kind, store, status }, { kind: "unreadable", store: client.host, status: 200 });
    }
  });

  test("a redirect is not followed, because the key is for this store only", async () => {
    const { read, store } = await storeThat({
      status: 302,
      text: "",
      headers: { location: "/v1/elsewhere" },
    });
    assert.equal(kindOf(await read()), "unreadable");
    assert.equal(store.seen.length, 1);
  });

  test("each kind of no is told apart", async () => {
    const no = (status: number, more: object = {}): Behaviour => ({
      status,
      json: { message: "", data: [], errors: [], ...more },
    });
    const kinds: [Behaviour, string][] = [
      [no(401, { code: "key_revoked", errors: ["x"] }), "key_refused"],
      [no(403, { code: "scope_required" }), "key_refused"],
      [no(404), "not_found"],
      [no(404, { code: "path_unknown" }), "not_offered"],
      [no(405), "not_offered"],
      [no(400, { code: "license_revoked" }), "refused"],
      [no(422, { errors: { reason: ["too long"] } }), "invalid"],
      [no(422, { code: "a_word_of_tomorrow" }), "refused"],
    ];
    for (const [behaviour, kind] of kinds)
      assert.equal(kindOf(await (await storeThat(behaviour)).read()), kind);
  });
});

describe("sharing what is read", () => {
  test("equal reads at the same moment are one request", async () => {
    const { read, store } = await storeThat(fine({ name: "Ink" }));
    const answers = await Promise.all([read(), read(), read(), read("/v1/other")]);
    assert.ok(answers.every((answer) => answer.ok));
    assert.equal(store.seen.length, 2);
  });

  test("an answer is kept for some seconds, and no longer", async () => {
    const { client, store } = await storeThat(fine({ name: "Ink" }));
    await client.read("/v1/store", { keepFor: 60_000 });
    await client.read("/v1/store", { keepFor: 60_000 });
    assert.equal(store.seen.length, 1);
    await client.read("/v1/other", { keepFor: 0 });
    await client.read("/v1/other", { keepFor: 0 });
    assert.equal(store.seen.length, 3);
  });

  test("a problem is not kept: the next one who asks may have more luck", async () => {
    const { read } = await storeThat({ status: 404, json: {} }, fine({ name: "Ink" }));
    assert.deepEqual([kindOf(await read()), kindOf(await read())], ["not_found", "ok"]);
  });

  test("a store that tells nothing of itself is not asked again at every read", async () => {
    const { client, store } = await storeThat({ status: 404, json: {} });
    for (let count = 0; count < 3; count++) assert.equal(await offers(client, "customers"), false);
    assert.equal(store.seen.length, 1);
  });

  test("after an act nothing older is answered, not even by a read that was under way", async () => {
    const { client, store } = await storeThat(fine({ name: "Ink" }));
    await client.read("/v1/kept", { keepFor: 60_000 });
    const [underWay] = [client.read("/v1/store", { keepFor: 60_000 }), client.act("/v1/act", {}, "mark")];
    await client.act("/v1/act", {}, "mark");
    await underWay;
    await client.read("/v1/store");
    await client.read("/v1/kept");
    assert.deepEqual(
      store.seen.filter(({ method }) => method === "GET").map(({ path }) => path),
      ["/v1/kept", "/v1/store", "/v1/store", "/v1/kept"],
    );
  });
});

describe("acting on the store", () => {
  test("an act is sent once, whatever becomes of it", async () => {
    for (const behaviour of ["hang up", "say nothing", { status: 500, json: {} }] as const) {
      const { client, store } = await storeThat(behaviour);
      await client.act("/v1/licenses/K/revoke", {}, "mark");
      assert.equal(store.seen.length, 1);
    }
  });

  test("only a no of the limit, which says that nothing was done, lets it be sent again", async () => {
    const { client, store } = await storeThat(
      { status: 429, json: {}, headers: { "retry-after": "1" } },
      fine({ name: "done" }),
    );
    const { reply } = await client.act("/v1/licenses/K/revoke", { reason: "asked" }, "mark");
    assert.equal(reply.kind === "answered" && reply.status, 200);
    assert.equal(store.seen.length, 2);
    assert.deepEqual(store.seen[1]?.body, { reason: "asked" });
  });
});
