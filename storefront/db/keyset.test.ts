import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { testDatabase } from "../testing/database.ts";
import { insertStore } from "../testing/store.ts";
import { decodeCursor } from "./cursor.ts";
import { keysetPage, type Page, type Placed, type Walk } from "./keyset.ts";
import { row, sql } from "./statement.ts";

const { pool } = await testDatabase();
const { id: storeId } = await insertStore(pool, {});
const { id: otherStoreId } = await insertStore(pool, {});
const walk: Walk = {
  list: "pulses",
  table: "pulses",
  storeId,
  filters: [],
  columns: sql`page.id, page.created_at, page.is_enabled`,
};
const noon = new Date("2026-03-15T12:00:00Z");
const SIZE = 230;

/** Several rows share each instant. */
async function insert(count: number, at = noon, of = storeId): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await row(
      pool,
      sql`INSERT INTO pulses (store_id, public_id, url, triggers, secret, is_enabled, created_at, updated_at)
          VALUES (${of}, gen_random_uuid()::text, 'https://hooks.example.com', ARRAY['sale.completed'], 'kept',
                  ${n % 3 === 0}, ${new Date(at.getTime() + Math.floor(n / 7) * 1000)}, ${at})`,
    );
  }
}

await insert(SIZE);
await insert(40, noon, otherStoreId);

async function pageFrom(text: string | null, perPage: number, of = walk): Promise<Page<Placed>> {
  const cursor = text === null ? null : decodeCursor(of.list, text);
  assert.ok(text === null || cursor);
  return keysetPage<Placed>(pool, of, { cursor, perPage });
}

type Step = (page: Page<Placed>) => Promise<void>;

/** Every page from a place on, in the order met. */
async function pagesFrom(
  start: string | null,
  way: "nextCursor" | "prevCursor",
  perPage: number,
  { of = walk, between = async () => {} }: { of?: Walk; between?: Step } = {},
): Promise<Page<Placed>[]> {
  const pages: Page<Placed>[] = [];
  for (let at = start, more = true; more; ) {
    const page: Page<Placed> = await pageFrom(at, perPage, of);
    pages.push(page);
    await between(page);
    at = page[way];
    more = at !== null;
  }
  return pages;
}

const idsOf = (pages: Page<Placed>[]) => pages.flatMap(({ rows }) => rows.map(({ id }) => id));

/** The order that the lists promise, worked out without them. */
async function idsInOrder(condition = "true"): Promise<number[]> {
  const { rows } = await pool.query<{ id: number; created_at: Date }>(
    `SELECT id, created_at FROM pulses WHERE store_id = ${storeId} AND ${condition}`,
  );
  rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id);
  return rows.map(({ id }) => id);
}

const SIZES = [1, 15, 50, 100, SIZE] as const;

describe("a walk through a list", () => {
  for (const perPage of SIZES) {
    it(`at ${perPage} a page meets every row once, newest first, and the same on the way back`, async () => {
      const expected = await idsInOrder();
      const there = await pagesFrom(null, "nextCursor", perPage);
      assert.deepEqual(idsOf(there), expected);
      const last = there.at(-1);
      if (!last?.prevCursor) return assert.equal(there.length, 1);
      const back = await pagesFrom(last.prevCursor, "prevCursor", perPage);
      assert.deepEqual(idsOf([...back.reverse(), last]), expected);
    });
  }

  it("meets none of another store", async () => {
    const theirs = await pagesFrom(null, "nextCursor", 15, { of: { ...walk, storeId: otherStoreId } });
    assert.equal(idsOf(theirs).length, 40);
    const ours = new Set(await idsInOrder());
    assert.ok(idsOf(theirs).every((id) => !ours.has(id)));
  });

  it("over several branches is the walk over them together", async () => {
    const of = { ...walk, branches: [sql`row.is_enabled = true`, sql`row.is_enabled = false`] };
    assert.deepEqual(idsOf(await pagesFrom(null, "nextCursor", 15, { of })), await idsInOrder());
  });

  it("with a filter meets what passes it, and only that", async () => {
    const of = { ...walk, filters: [sql`row.is_enabled = true`] };
    assert.deepEqual(idsOf(await pagesFrom(null, "nextCursor", 15, { of })), await idsInOrder("is_enabled"));
  });

  it("says that there is no next page on a page that is exactly full", async () => {
    const page = await pageFrom(null, SIZE);
    assert.equal(page.rows.length, SIZE);
    assert.equal(page.nextCursor, null);
  });

  it("of nothing has one empty page that leads nowhere", async () => {
    const page = await pageFrom(null, 15, { ...walk, filters: [sql`false`] });
    assert.deepEqual(page, { rows: [], nextCursor: null, prevCursor: null });
  });

  // Last, because these leave more rows behind.
  it("meets each row that was there from the start once, while others arrive at the same instants", async () => {
    for (const perPage of [15, 50, 100]) {
      const before = await idsInOrder();
      // Newer than all, equal to the newest, and in the middle of the walk.
      const between = async ({ rows }: Page<Placed>) => {
        await insert(2, new Date(noon.getTime() + 3_600_000));
        await insert(1, rows[0]?.created_at);
        await insert(1, rows.at(-1)?.created_at);
      };
      const there = await pagesFrom(null, "nextCursor", perPage, { between });
      assertEachOnce(idsOf(there), before);
      const last = there.at(-1);
      assert.ok(last?.prevCursor);
      const back = await pagesFrom(last.prevCursor, "prevCursor", perPage, {
        between: ({ rows }) => insert(1, rows[0]?.created_at),
      });
      assertEachOnce([...idsOf(back.reverse()), ...idsOf([last])], before);
    }
  });
});

function assertEachOnce(met: number[], before: number[]) {
  assert.equal(new Set(met).size, met.length);
  const known = new Set(before);
  assert.deepEqual(
    met.filter((id) => known.has(id)),
    before,
  );
}
