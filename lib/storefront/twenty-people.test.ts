import assert from "node:assert/strict";
import { test } from "node:test";
import { openClient, type StoreClient } from "./client.ts";
import { problemOf } from "./problem.ts";
import { type ManualClock, manualClock } from "./testing/manual-clock.ts";
import { strictStore } from "./testing/strict-store.ts";

const connection = { url: "http://store.example", key: "sk_live_not_a_key" };

/** Scrolls and searches for a minute: the next page is asked for ahead, a search now and then. */
function person(name: number, client: StoreClient, clock: ManualClock, problems: string[]) {
  const until = clock.now() + 60_000;
  const read = async (path: string, priority: "click" | "background") => {
    const { reply } = await client.read(path, { priority });
    const problem = problemOf(reply, client.host);
    if (problem) problems.push(problem.kind);
  };
  return (async () => {
    for (let step = 0; clock.now() < until; step++) {
      if (step % 3 === 2) await read(`/v1/sales?search=${name}-${step}`, "click");
      else await read(`/v1/sales?cursor=${name}-${step}&per_page=100`, "background");
      await new Promise<void>((resolve) => clock.after(1_500, resolve));
    }
  })();
}

function office() {
  const clock = manualClock();
  const store = strictStore(() => 300);
  const client = openClient(connection, clock, store.ask);
  return { clock, store, client };
}

test("twenty people scroll and search for a minute, and nobody gets an error", async () => {
  const { clock, store, client } = office();
  const problems: string[] = [];
  const people = Array.from({ length: 20 }, (_, name) => person(name, client, clock, problems));
  await clock.pass(4 * 60_000);
  await Promise.all(people);
  assert.deepEqual(problems, []);
  assert.equal(store.refused, 0);
  assert.ok(store.answered.length > 60);
});

test("at any moment of that minute a revoke reaches the store within a second", async () => {
  for (let second = 1; second <= 60; second += 6) {
    const { clock, store, client } = office();
    for (let name = 0; name < 20; name++) void person(name, client, clock, []);
    await clock.pass(second * 1_000);
    const pressed = clock.now();
    void client.act("/v1/licenses/K/revoke", {}, "mark");
    await clock.pass(1_000);
    const revoke = store.answered.find(({ path }) => path.endsWith("/revoke"));
    assert.ok(revoke && revoke.at - pressed < 1_000, `not sent at second ${second}`);
  }
});

test("a store that takes three seconds for a list answers a revoke pressed meanwhile at once", async () => {
  const clock = manualClock();
  const store = strictStore((path) => (path.includes("/revoke") ? 100 : 3_000));
  const client = openClient(connection, clock, store.ask);
  const ended: string[] = [];
  client.read("/v1/licenses?per_page=100", { priority: "background" }).then(() => ended.push("list"));
  await clock.pass(100);
  client.act("/v1/licenses/K/revoke", {}, "mark").then(() => ended.push("revoke"));
  await clock.pass(100);
  assert.deepEqual(ended, ["revoke"]);
  await clock.pass(3_000);
  assert.deepEqual(ended, ["revoke", "list"]);
});

test("what was read ahead and is now waited for goes before the clicks that came after it", async () => {
  const { clock, store, client } = office();
  for (let count = 0; count < 95; count++) void client.read(`/v1/sales?cursor=${count}`);
  await clock.pass(1_000);
  void client.read("/v1/licenses", { priority: "background" });
  for (let count = 0; count < 30; count++) void client.read(`/v1/products/${count}`);
  void client.read("/v1/licenses", { priority: "click" });
  await clock.pass(60_000);
  const place = store.answered.findIndex(({ path }) => path === "/v1/licenses");
  const later = store.answered.findIndex(({ path }) => path === "/v1/products/0");
  assert.ok(place !== -1 && place < later);
});
