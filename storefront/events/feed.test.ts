import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { testDatabase } from "../testing/database.ts";
import { noting } from "../testing/plan.ts";
import { settled } from "../testing/settled.ts";
import { insertStore } from "../testing/store.ts";
import { type Feed, openFeed, SIGN_OF_LIFE } from "./feed.ts";
import { recordEvent } from "./record.ts";

const { pool } = await testDatabase();
const store = await insertStore(pool);
const now = new Date("2026-03-15T12:00:00Z");
const log = pino({ level: "silent" });
const write = (storeId = store.id) => recordEvent(pool, { storeId, name: "failed.sale", now });

const feeds: Feed[] = [];
after(() => {
  for (const feed of feeds) feed.close();
});

/** A feed, and how many statements it has sent. */
function countedFeed(signOfLifeMs = 60_000, lookMs = 10) {
  let sent = 0;
  const counted = noting(pool, () => {
    sent += 1;
  });
  const feed = openFeed(counted, log, { lookMs, signOfLifeMs });
  feeds.push(feed);
  return { feed, sent: () => sent };
}

describe("those who follow a store", () => {
  test("share one read, though they are thousands", async () => {
    const { feed, sent } = countedFeed(60_000, 50);
    const from = await feed.now();
    const followers = Array.from({ length: 2_000 }, () => feed.follow(store.id, from));
    const told = followers.map((follower) => follower.next());
    await pause(50);
    const before = sent();
    await write();
    const frames = new Set(await Promise.all(told));
    assert.equal(frames.size, 1);
    // Looks, however many it takes until the event is settled, and one read after each that finds it. Were it not
    // shared, each follower would have read.
    assert.ok(sent() - before < followers.length / 2, `${sent() - before} statements for 2,000 followers`);
    for (const follower of followers) follower.close();
  });

  test("of many stores are looked for with one statement, and only those with news are woken", async () => {
    const { feed, sent } = countedFeed();
    const stores = await Promise.all(Array.from({ length: 30 }, () => insertStore(pool)));
    const from = await feed.now();
    let woken = 0;
    const told = stores.map(({ id }) =>
      feed
        .follow(id, from)
        .next()
        .then(() => {
          woken += 1;
        }),
    );
    await pause(50);
    const before = sent();
    const start = performance.now();
    await pause(100);
    const looks = sent() - before;
    const most = (performance.now() - start) / 10 + 2;
    assert.ok(looks <= most, `${looks} statements where one look needs one, and at most ${most} fit in`);
    await write(stores[7]?.id);
    await told[7];
    assert.equal(woken, 1);
  });

  test("get a sign of life where nothing happens", async () => {
    const { feed } = countedFeed(20);
    await settled(pool, store.id);
    const follower = feed.follow(store.id, await feed.now());
    assert.equal(await follower.next(), SIGN_OF_LIFE);
    assert.equal(await follower.next(), SIGN_OF_LIFE);
    follower.close();
  });

  test("and leave are no longer looked for", async () => {
    const { feed, sent } = countedFeed();
    await settled(pool, store.id);
    const follower = feed.follow(store.id, await feed.now());
    const last = follower.next();
    await pause(40);
    follower.close();
    assert.equal(await last, null);
    await pause(40);
    const before = sent();
    await pause(60);
    assert.equal(sent(), before);
  });

  test("are told of a fault of the database, once they would have to read", async () => {
    const broken = { query: () => Promise.reject(new Error("away")) };
    const failing = new Proxy(pool, {
      get: (target, name) => (name === "query" ? broken.query : Reflect.get(target, name, target)),
    });
    const feed = openFeed(failing, log, { lookMs: 10 });
    feeds.push(feed);
    await assert.rejects(feed.follow(store.id, { transaction: "1", id: 0 }).next(), /away/);
  });
});
