import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { manualClock } from "../storefront/testing/manual-clock.ts";
import type { Hub, Listener } from "./hub.ts";
import { serverSent } from "./server-sent.ts";

function stage(allowed: () => Promise<boolean> = async () => true) {
  const clock = manualClock();
  const joined: Listener[] = [];
  const hub: Pick<Hub, "join"> = {
    join: (listener) => {
      joined.push(listener);
      return () => void joined.splice(joined.indexOf(listener), 1);
    },
  };
  const reader = serverSent({ hub, clock, after: undefined, allowed }).getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return { clock, joined, reader, next };
}

describe("what a browser hears", () => {
  test("is told as server-sent events with ids, by which it goes on after a break", async () => {
    const { joined, next } = stage();
    const sale = { sale: "sal_1", license: null, customer: null, product: null };
    joined[0]?.hear({ id: "a.1", news: [{ kind: "successful.sale", ...sale }] });
    joined[0]?.state("live", "a.1");
    joined[0]?.hear({ id: "a.2", news: null });
    assert.equal(await next(), "retry: 3000\n\n");
    const data = '[{"kind":"successful.sale","sale":"sal_1","license":null,"customer":null,"product":null}]';
    assert.equal(await next(), `id: a.1\nevent: news\ndata: ${data}\n\n`);
    assert.equal(await next(), 'id: a.1\nevent: state\ndata: "live"\n\n');
    assert.equal(await next(), "id: a.2\nevent: look\ndata: null\n\n");
  });

  test("is a sign of life where nothing happens", async () => {
    const { clock, next } = stage();
    await next();
    await clock.pass(20_000);
    assert.equal(await next(), ":\n\n");
  });

  test("ends within a minute for who may not listen any more", async () => {
    let mayListen = true;
    const { clock, joined, next } = stage(async () => mayListen);
    await clock.pass(60_000);
    assert.equal(joined.length, 1);
    mayListen = false;
    await clock.pass(60_000);
    assert.equal(joined.length, 0);
    for (let said = await next(); said !== null; said = await next()) assert.match(said, /^(retry|:)/);
  });

  test("ends too where nobody can tell whether they may", async () => {
    const { clock, joined } = stage(() => Promise.reject(new Error("no database")));
    await clock.pass(60_000);
    assert.equal(joined.length, 0);
  });

  test("is not kept for a browser that takes nothing", async () => {
    const { joined } = stage();
    for (let turn = 0; turn < 200; turn += 1) joined[0]?.hear({ id: `a.${turn}`, news: null });
    assert.equal(joined.length, 0);
  });

  test("ends with the tab", async () => {
    const { joined, reader } = stage();
    await reader.cancel();
    assert.equal(joined.length, 0);
  });
});
