import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Answer, Page } from "#lib/answer.ts";
import { type Loaded, loadedRows, readHead, withHead } from "./refreshed.ts";

type Row = { id: number };

const page = (ids: number[], nextCursor: string | null): Page<Row> => ({
  rows: ids.map((id) => ({ id })),
  nextCursor,
  prevCursor: null,
  unreadable: 0,
  note: null,
});

/** A store whose newest row is `newest`; a cursor is the row that comes next. */
function store(newest: number, size = 5) {
  const asked: (string | null)[] = [];
  const read = async (cursor: string | null): Promise<Answer<Page<Row>>> => {
    asked.push(cursor);
    const from = cursor === null ? newest : Number(cursor);
    const ids = Array.from({ length: Math.min(size, from) }, (_, n) => from - n);
    return { ok: true, data: page(ids, from > size ? String(from - size) : null), waiting: false };
  };
  return { read, asked };
}

const loaded = (...pages: Page<Row>[]): Loaded<Row> => ({ pages, pageParams: pages.map(() => null) });
const ids = (list: Loaded<Row>) => loadedRows(list).map(({ id }) => id);

test("a refresh asks for one page when that reaches what is loaded", async () => {
  const { read, asked } = store(103);
  const answer = await readHead([{ id: 100 }, { id: 99 }], read);
  assert.deepEqual(asked, [null]);
  assert.equal(answer.ok && answer.data.rows.length, 5);
});

test("a refresh goes on until it meets what is loaded, so that nothing is missing between", async () => {
  const { read, asked } = store(112);
  const before = loaded(page([100, 99, 98], "97"));
  const head = await readHead(loadedRows(before), read);
  assert.ok(head.ok);
  assert.deepEqual(asked, [null, "107", "102"]);
  const now = withHead(head.data, before);
  assert.deepEqual(
    ids(now),
    Array.from({ length: 15 }, (_, n) => 112 - n),
  );
  assert.equal(now.pages.at(-1)?.nextCursor, "97");
});

test("where too much is new the list begins anew, and goes on from there", async () => {
  const { read, asked } = store(500);
  const before = loaded(page([100, 99], "98"));
  const head = await readHead(loadedRows(before), read);
  assert.ok(head.ok);
  assert.equal(asked.length, 5);
  const now = withHead(head.data, before);
  assert.equal(ids(now)[0], 500);
  assert.equal(now.pages.at(-1)?.nextCursor, "475");
});

test("a problem on the way is the answer, and what is loaded stays untouched", async () => {
  const failing: Answer<Page<Row>> = {
    ok: false,
    waiting: false,
    problem: {
      kind: "silent",
      store: "",
      status: undefined,
      code: undefined,
      fields: {},
      retryAfter: undefined,
    },
  };
  const answer = await readHead([{ id: 1 }], async (cursor) => (cursor ? failing : store(90).read(cursor)));
  assert.equal(answer.ok, false);
});

test("after a refresh, reading on brings every row once and leaves out none", async () => {
  const sizes = fc.record({
    length: fc.integer({ min: 1, max: 60 }),
    arrived: fc.integer({ min: 0, max: 40 }),
    pages: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(sizes, async ({ length, arrived, pages }) => {
      const readOn = async (start: Loaded<Row>, read: ReturnType<typeof store>["read"], most: number) => {
        let list = start;
        for (let n = 0; n < most && list.pages.at(-1)?.nextCursor; n += 1) {
          const next = await read(list.pages.at(-1)?.nextCursor ?? null);
          if (next.ok) list = loaded(...list.pages, next.data);
        }
        return list;
      };
      const first = await store(length).read(null);
      assert.ok(first.ok);
      const before = await readOn(loaded(first.data), store(length).read, pages - 1);
      const now = store(length + arrived);
      const head = await readHead(loadedRows(before), now.read);
      assert.ok(head.ok);
      const all = await readOn(withHead(head.data, before), now.read, 100);
      assert.deepEqual(
        ids(all),
        Array.from({ length: length + arrived }, (_, n) => length + arrived - n),
      );
    }),
  );
});
