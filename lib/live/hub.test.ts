import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openClient } from "../storefront/client.ts";
import { hurriedClock } from "../storefront/testing/hurried-clock.ts";
import { plainSale } from "../storefront/testing/spec-store.ts";
import { type Hub, openHub } from "./hub.ts";
import type { LiveState } from "./news.ts";
import { type StreamingStore, streamingStore } from "./testing/streaming-store.ts";
import { until } from "./testing/until.ts";
import type { Told } from "./told-before.ts";

const ana = { id: "cus_ana", email: "ana@example.com", name: "Ana Silva" };

const open: Hub[] = [];
after(() => open.forEach((hub) => void hub.close()));

/** What begins is looked for once and no more, where nothing else is said. */
const SELDOM = 10_000_000;

function dashboard(store: StreamingStore, begunEvery = SELDOM) {
  const client = openClient(store.connection, hurriedClock());
  const hub = openHub(client, { begunEvery });
  open.push(hub);
  return { client, hub };
}

function listener(hub: Hub, afterId?: string) {
  const told: Told[] = [];
  const states: LiveState[] = [];
  const heard = () => told.flatMap(({ news }) => (news ?? []).map(({ kind }) => kind));
  let ended = false;
  const hear = (one: Told) => void told.push(one);
  const state = (one: LiveState) => void states.push(one);
  const end = () => {
    ended = true;
  };
  const leave = hub.join({ hear, state, end }, afterId);
  const live = () => until(() => states.at(-1) === "live", "a live stream");
  return { told, states, heard, leave, live, ended: () => ended };
}

describe("the dashboard's server", () => {
  test("holds one stream to the store for twenty readers, at one request of the budget", async () => {
    const store = await streamingStore();
    const { client, hub } = dashboard(store);
    const readers = Array.from({ length: 20 }, () => listener(hub));
    await Promise.all(readers.map(({ live }) => live()));
    store.happens("successful.sale");
    await until(() => readers.every(({ heard }) => heard().length === 1), "the sale for everybody");
    assert.equal(store.asked.length, 1);
    // The stream, what the store offers, and its newest sale.
    assert.equal(client.standing().used, 3);
  });

  test("passes on what happened and to what, and never a license key, an address or a name", async () => {
    const store = await streamingStore();
    const reader = listener(dashboard(store).hub);
    await reader.live();
    store.happens("license.activated");
    await until(() => reader.told.length === 1, "the activation");
    assert.deepEqual(reader.told[0]?.news, [
      {
        kind: "license.activated",
        sale: "sal_6h3nf8pd2s",
        license: "lic_5r1gm6ze8u",
        customer: "cus_2m7yb5rj9q",
        product: "prd_4tz9w1xc7e",
      },
    ]);
  });

  test("finds the sales that await their payment, of which no event tells, by one row for all", async () => {
    const store = await streamingStore();
    const { client, hub } = dashboard(store, 6_000);
    const readers = Array.from({ length: 20 }, () => listener(hub));
    await Promise.all(readers.map(({ live }) => live()));
    store.begins(plainSale("sal_1", ana));
    await until(() => readers.every(({ heard }) => heard().length === 1), "the first sale");
    store.begins(plainSale("sal_2", ana));
    await until(() => readers.every(({ heard }) => heard().length === 2), "the second one");
    store.breaks();
    store.begins(plainSale("sal_3", ana));
    await until(() => readers.every(({ heard }) => heard().length === 3), "the one during a break");
    const { sale, customer, kind } = readers[7]?.told.at(-1)?.news?.[0] ?? {};
    assert.deepEqual([kind, sale, customer], ["sale.begun", "sal_3", "cus_ana"]);
    assert.ok(client.standing().used < 20, `${client.standing().used} requests`);
    for (const { leave } of readers) leave();
    await until(() => store.open() === 0, "the end of the stream");
    const { used } = client.standing();
    await pause(300);
    assert.ok(client.standing().used <= used);
  });

  test("goes on after a break where it left off, and misses nothing", async () => {
    const store = await streamingStore();
    const reader = listener(dashboard(store).hub);
    await reader.live();
    store.happens("successful.sale");
    await until(() => reader.heard().length === 1, "the sale");
    store.breaks();
    await until(() => reader.states.includes("broken"), "the break");
    store.happens("license.revoked");
    await until(() => reader.heard().length === 2, "what happened meanwhile");
    assert.deepEqual(reader.heard(), ["successful.sale", "license.revoked"]);
    assert.deepEqual(store.asked, [undefined, "first.1"]);
  });

  test("waits longer after each failure, by chance not as long as others do", async () => {
    const store = await streamingStore();
    store.refuses(503);
    const clock = hurriedClock();
    const pauses: number[] = [];
    const noted = {
      ...clock,
      after: (ms: number, work: () => void) => {
        pauses.push(ms);
        return clock.after(ms, work);
      },
    };
    const hub = openHub(openClient(store.connection, noted), { begunEvery: SELDOM });
    open.push(hub);
    listener(hub);
    await until(() => store.asked.length === 5, "five tries");
    const backoffs = pauses.filter((ms) => ms >= 500 && ms < 15_000);
    assert.deepEqual(backoffs.slice(0, 4), [750, 1_500, 3_000, 6_000]);
  });

  test("begins anew where the store knows its place no longer, and has everything looked at again", async () => {
    const store = await streamingStore();
    const reader = listener(dashboard(store).hub);
    await reader.live();
    store.isRestored();
    await until(() => reader.told.length === 1 && store.open() === 1, "a new beginning");
    assert.equal(reader.told[0]?.news, null);
    assert.deepEqual(store.asked, [undefined, "first.0", undefined]);
  });

  test("ends the stream a little after the last one left, and holds it for who only changes the page", async () => {
    const store = await streamingStore();
    const { hub, client } = dashboard(store);
    const reader = listener(hub);
    await reader.live();
    reader.leave();
    const next = listener(hub);
    await next.live();
    next.leave();
    await until(() => store.open() === 0, "the end of the stream");
    assert.equal(store.asked.length, 1);
    assert.equal(client.standing().waiting, 0);
    const again = listener(hub);
    await again.live();
    assert.deepEqual(store.asked, [undefined, "first.0"]);
  });

  test("tells who comes back what they missed; who was away too long, that something may have happened", async () => {
    const store = await streamingStore();
    const { hub } = dashboard(store);
    const reader = listener(hub);
    await reader.live();
    store.happens("successful.sale");
    await until(() => reader.told.length === 1, "the sale");
    store.happens("license.revoked");
    await until(() => reader.told.length === 2, "the revocation");
    const [first, second] = reader.told;
    assert.deepEqual(listener(hub, first?.id).told, [second]);
    assert.deepEqual(listener(hub, second?.id).told, []);
    assert.deepEqual(
      listener(hub, "elsewhere.7").told.map(({ news }) => news),
      [null],
    );
  });

  test("reads nothing from before once it told what happened, and keeps what that does not touch", async () => {
    const store = await streamingStore();
    const { hub, client } = dashboard(store);
    const reader = listener(hub);
    await reader.live();
    await Promise.all(["/v1/sales", "/v1/products"].map((path) => client.read(path, { keepFor: 1_000_000 })));
    const before = client.standing().used;
    store.happens("successful.sale");
    await until(() => reader.told.length === 1, "the sale");
    await Promise.all(["/v1/sales", "/v1/products"].map((path) => client.read(path)));
    assert.equal(client.standing().used, before + 1);
  });

  test("has lists looked at now and then where the store has no stream, and asks for none", async () => {
    const store = await streamingStore({ capabilities: [] });
    const reader = listener(dashboard(store).hub);
    await until(() => reader.told.length === 2, "two looks");
    assert.deepEqual(reader.states, ["connecting", "looking"]);
    assert.deepEqual(
      reader.told.map(({ news }) => news),
      [null, null],
    );
    assert.deepEqual(store.asked, []);
  });

  test("does the same where its key may not follow the store", async () => {
    const store = await streamingStore();
    store.refuses(403);
    const reader = listener(dashboard(store).hub);
    await until(() => reader.told.length === 1, "a look");
    assert.equal(reader.states.at(-1), "looking");
    assert.equal(store.asked.length, 1);
  });

  test("sends everybody away at its end, and lets nobody in any more", async () => {
    const store = await streamingStore();
    const { hub } = dashboard(store);
    const reader = listener(hub);
    await reader.live();
    hub.close();
    await until(() => store.open() === 0, "the end of the stream");
    assert.equal(reader.ended(), true);
    assert.equal(listener(hub).ended(), true);
    assert.equal(store.asked.length, 1);
  });
});
