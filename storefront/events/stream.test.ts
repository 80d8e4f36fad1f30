import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { revokeApiKey } from "../resources/keys/revoke.ts";
import { assertRefused } from "../testing/fixtures/refused.ts";
import { testService } from "../testing/service.ts";
import { settled } from "../testing/settled.ts";
import { openStream } from "../testing/stream.ts";
import { encodePlace } from "./place.ts";
import { recordEvent } from "./record.ts";

const shop = await testService();
const { pool, store, otherStore, request, freshKey, service } = shop;
const now = new Date("2026-03-15T12:00:00Z");
const newKey = () => freshKey(store, ["manage"]);

/** An event that is known again by its number. */
const write = (tx: Pick<Tx, "query">, n: number, storeId = store.id) =>
  recordEvent(tx, { storeId, name: "failed.sale", data: { n }, now });

const numbers = (events: readonly { data: Record<string, unknown> }[]) => events.map(({ data }) => data.n);

async function streamFromNow() {
  await settled(pool, store.id);
  return openStream(shop, await newKey());
}

describe("a stream of events", () => {
  test("begins now, and tells what happens from then on", async () => {
    await write(pool, 1);
    const stream = await streamFromNow();
    assert.equal(stream.response.headers.get("content-type"), "text/event-stream; charset=utf-8");
    await write(pool, 2, otherStore.id);
    await write(pool, 3);
    const [told] = await stream.events(1);
    await stream.close();
    assert.deepEqual([told?.name, told?.data], ["failed.sale", { n: 3 }]);
  });

  test("lost and resumed goes on behind the last one that arrived", async () => {
    const first = await streamFromNow();
    await write(pool, 1);
    await first.events(1);
    await first.close();
    for (const n of [2, 3, 4]) await write(pool, n);
    const second = await openStream(shop, await newKey(), first.lastId());
    await write(pool, 5);
    assert.deepEqual(numbers(await second.events(4)), [2, 3, 4, 5]);
    await second.close();
  });

  test("lost before anything happened goes on where it began", async () => {
    const first = await streamFromNow();
    await first.next();
    await first.close();
    await write(pool, 1);
    const second = await openStream(shop, await newKey(), first.lastId());
    assert.deepEqual(numbers(await second.events(1)), [1]);
    await second.close();
  });

  test("waits for one that began earlier and is committed later", async () => {
    const stream = await streamFromNow();
    await stream.next();
    const slow = await pool.connect();
    await slow.query("BEGIN");
    await write(slow, 1);
    await write(pool, 2);
    const told = stream.events(2);
    await pause(60);
    await slow.query("COMMIT");
    slow.release();
    assert.deepEqual(numbers(await told), [1, 2]);
    await stream.close();
  });

  test("never waits for one that is undone", async () => {
    const stream = await streamFromNow();
    await stream.next();
    const undone = await pool.connect();
    await undone.query("BEGIN");
    await write(undone, 1);
    await write(pool, 2);
    await undone.query("ROLLBACK");
    undone.release();
    assert.deepEqual(numbers(await stream.events(1)), [2]);
    await stream.close();
  });

  test("tells a long past in its order, a part at a time", async () => {
    const stream = await streamFromNow();
    await stream.next();
    await stream.close();
    await inTransaction(pool, async (tx) => {
      for (let n = 0; n < 450; n += 1) await write(tx, n);
    });
    const resumed = await openStream(shop, await newKey(), stream.lastId());
    assert.deepEqual(
      numbers(await resumed.events(450)),
      Array.from({ length: 450 }, (_, n) => n),
    );
    await resumed.close();
  });

  test("loses and repeats nothing while writers commit out of order and its reader is cut off again and again", async () => {
    const WRITERS = 8;
    const EACH = 40;
    const begin = await streamFromNow();
    await begin.next();
    await begin.close();
    const written = Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let turn = 0; turn < EACH; turn += 1) await writeSlowly(writer * 1_000 + turn, turn % 7 === 3);
      }),
    );
    const wanted =
      WRITERS * Array.from({ length: EACH }, (_, turn) => turn).filter((turn) => turn % 7 !== 3).length;
    const readers = [3, 11, 400].map((patience) => readInPieces(begin.lastId(), patience, wanted));
    const [one, ...others] = await Promise.all(readers);
    await written;
    assert.ok(one);
    assert.equal(new Set(one).size, wanted);
    for (const other of others) assert.deepEqual(other, one);
  });

  /** One event, whose commit others overtake; some are undone. */
  async function writeSlowly(n: number, undone: boolean) {
    const tx = await pool.connect();
    await tx.query("BEGIN");
    await write(tx, n);
    await pause(Math.random() * 8);
    await tx.query(undone ? "ROLLBACK" : "COMMIT");
    tx.release();
  }

  /** A connection for so many events, then another one. */
  async function readInPieces(from: string, patience: number, wanted: number): Promise<unknown[]> {
    const found: unknown[] = [];
    let last = from;
    let key = await newKey();
    for (let turn = 1; found.length < wanted; turn += 1) {
      if (turn % 80 === 0) key = await newKey();
      const stream = await openStream(shop, key, last);
      found.push(...numbers(await stream.events(Math.min(patience, wanted - found.length))));
      last = stream.lastId();
      await stream.close();
    }
    return found;
  }

  test("costs one request, however long it is read", async () => {
    const key = await newKey();
    const stream = await openStream(shop, key);
    await write(pool, 1);
    await stream.events(1);
    const { headers } = await request("GET", "/v1/store", { key });
    assert.equal(headers.get("ratelimit-remaining"), "98");
    assert.equal(stream.response.headers.get("ratelimit-remaining"), "99");
    await stream.close();
  });

  test("ends when its key is revoked, with nothing that happened afterwards", async () => {
    const key = await newKey();
    const stream = await openStream(shop, key);
    await stream.next();
    await revokeApiKey(pool, { keyId: key.split("_")[2] ?? "", now });
    while ((await request("GET", "/v1/store", { key })).status !== 401) await pause(20);
    await write(pool, 1);
    assert.equal(await stream.next(), null);
  });

  test("is not begun at an id that it never gave, nor at one of another database's future", async () => {
    const key = await newKey();
    const future = encodePlace({ transaction: String(2n ** 62n), id: 1 });
    for (const id of ["nonsense", "42", future]) {
      const headers = { "last-event-id": id };
      const answer = await request("GET", "/manage/v1/events/stream", { key, headers });
      assert.deepEqual(Object.keys(assertRefused(answer, "validation_failed").errors), ["last_event_id"]);
    }
  });

  test("that is only asked about is not followed", async () => {
    assert.equal((await request("HEAD", "/manage/v1/events/stream", { key: await newKey() })).status, 200);
  });

  test("ends when the service stops, and so does one that comes after", async () => {
    const stream = await streamFromNow();
    await stream.next();
    const ended = stream.next();
    service.feed.close();
    assert.equal(await ended, null);
    const late = await streamFromNow();
    await late.next();
    assert.equal(await late.next(), null);
  });
});
