import assert from "node:assert/strict";
import { z } from "zod";
import { discountSchema, discountStatuses } from "#contract/discount.ts";
import { licenseSchema, licenseStatuses } from "#contract/license.ts";
import { paginationSchema, paginationWithPerPageSchema } from "#contract/pagination.ts";
import { categoryValues, listedProductSchema, productTypes } from "#contract/product.ts";
import { pulseSchema } from "#contract/pulse.ts";
import { listedSaleSchema, saleStatuses } from "#contract/sale.ts";
import { get, refusesField } from "./expect.ts";
import type { Check, Subject } from "./subject.ts";

interface List {
  path: string;
  defaultSize: number;
  /** Reads a page wherever this endpoint keeps its rows and its pagination. */
  page: z.ZodType<Page>;
  /** Closed sets of words by which it filters, and where a row shows the word. */
  filters: Record<string, { words: readonly string[]; of(row: Row): unknown }>;
  hasDates: boolean;
  search?: (row: Row) => string;
}

type Row = { id: string; [field: string]: unknown };
interface Page {
  rows: Row[];
  pagination: z.infer<typeof paginationSchema>;
}

const success = { message: z.string(), errors: z.array(z.never()) };
const rowsOf = (row: z.ZodType<{ id: string }>) => z.array(z.looseObject({ id: z.string() }).and(row));

const nested = (row: z.ZodType<{ id: string }>, pagination: typeof paginationSchema = paginationSchema) =>
  z
    .object({ ...success, data: z.object({ data: rowsOf(row), pagination }) })
    .transform(({ data }): Page => ({ rows: data.data, pagination: data.pagination }));

const beside = (row: z.ZodType<{ id: string }>) =>
  z
    .object({ ...success, data: rowsOf(row), pagination: paginationSchema })
    .transform(({ data, pagination }): Page => ({ rows: data, pagination }));

const categoryOf = (field: unknown) => z.object({ value: z.string() }).parse(field).value;

const lists: readonly List[] = [
  {
    path: "/v1/products",
    defaultSize: 10,
    page: nested(listedProductSchema),
    filters: {
      type: { words: productTypes, of: (row) => row.type },
      category: { words: categoryValues, of: (row) => categoryOf(row.category) },
    },
    hasDates: false,
    search: (row) => String(row.slug),
  },
  {
    path: "/v1/sales",
    defaultSize: 15,
    page: beside(listedSaleSchema),
    filters: { status: { words: saleStatuses, of: (row) => row.status } },
    hasDates: true,
    search: (row) => row.id,
  },
  {
    path: "/v1/discounts",
    defaultSize: 15,
    page: nested(discountSchema),
    filters: { status: { words: discountStatuses, of: (row) => row.status } },
    hasDates: true,
    search: (row) => String(row.code),
  },
  {
    path: "/v1/pulses",
    defaultSize: 15,
    page: nested(pulseSchema),
    filters: {},
    hasDates: false,
    search: (row) => String(row.url),
  },
  {
    path: "/v1/licenses",
    defaultSize: 50,
    page: nested(licenseSchema, paginationWithPerPageSchema),
    filters: { status: { words: licenseStatuses, of: (row) => row.status } },
    hasDates: false,
  },
];

const cursorOf = (cursor: string) => `cursor=${encodeURIComponent(cursor)}`;

/** From the newest to the oldest and back again: no row twice, none left out, the same rows both ways. */
async function walk(subject: Subject, list: List, perPage: number) {
  const there: string[] = [];
  let pages = 0;
  let path = `${list.path}?per_page=${perPage}`;
  let page = await get(subject, path, list.page);
  assert.equal(page.pagination.prev_cursor, null, "the first page has a page before it");
  for (;;) {
    there.push(...page.rows.map(({ id }) => id));
    pages += 1;
    const { next_cursor: next, has_more: hasMore } = page.pagination;
    assert.equal(hasMore, next !== null, "has_more and next_cursor disagree");
    if (hasMore) assert.equal(page.rows.length, perPage, "a page before the last is not full");
    if (next === null || pages >= subject.maxPages) break;
    await subject.meanwhile?.();
    path = `${list.path}?per_page=${perPage}&${cursorOf(next)}`;
    page = await get(subject, path, list.page);
  }
  assert.equal(new Set(there).size, there.length, "a row came twice");
  let back: string[] = page.rows.map(({ id }) => id);
  for (let step = 1; step < pages; step += 1) {
    const previous = page.pagination.prev_cursor;
    assert.ok(previous, "a page after the first has no page before it");
    await subject.meanwhile?.();
    page = await get(subject, `${list.path}?per_page=${perPage}&${cursorOf(previous)}`, list.page);
    back = [...page.rows.map(({ id }) => id), ...back];
  }
  assert.deepEqual(back, there, "the way back passed other rows");
}

function checksOf(list: List): Check[] {
  const { path, defaultSize, page } = list;
  return [
    {
      title: `${path} gives ${defaultSize} a page unless asked otherwise, at most 100`,
      async run(subject) {
        const first = await get(subject, path, page);
        assert.ok(first.rows.length <= defaultSize);
        if (first.pagination.has_more) assert.equal(first.rows.length, defaultSize);
        const three = await get(subject, `${path}?per_page=3`, page);
        assert.ok(three.rows.length <= 3);
        for (const bad of ["0", "101", "-1", "1.5", "many"]) {
          await refusesField(subject, "per_page", "GET", `${path}?per_page=${bad}`);
        }
        return undefined;
      },
    },
    ...[15, 50, 100].map(
      (perPage): Check => ({
        title: `${path} is walked to its end and back at ${perPage} a page, without a duplicate or a gap`,
        async run(subject) {
          await walk(subject, list, perPage);
          return undefined;
        },
      }),
    ),
    {
      title: `${path} refuses a cursor that is not its own`,
      async run(subject) {
        await refusesField(subject, "cursor", "GET", `${path}?cursor=nonsense`);
        const other = lists.find((one) => one.path !== path) ?? list;
        const { pagination } = await get(subject, `${other.path}?per_page=1`, other.page);
        if (!pagination.next_cursor) return { skipped: `${other.path} has only one row` };
        await refusesField(subject, "cursor", "GET", `${path}?${cursorOf(pagination.next_cursor)}`);
        return undefined;
      },
    },
    {
      title: `${path} ignores parameters it does not know`,
      async run(subject) {
        await get(subject, `${path}?per_page=1&colour=green`, page);
        return undefined;
      },
    },
    ...Object.entries(list.filters).map(
      ([name, { words, of }]): Check => ({
        title: `${path}?${name}= gives only rows of that ${name}, and refuses an unknown one`,
        async run(subject) {
          for (const word of words) {
            const { rows } = await get(subject, `${path}?per_page=100&${name}=${word}`, page);
            for (const row of rows) assert.equal(of(row), word);
          }
          await refusesField(subject, name, "GET", `${path}?${name}=nonsense`);
          return undefined;
        },
      }),
    ),
    ...(list.hasDates ? [datesCheck(list)] : []),
    ...(list.search ? [searchCheck(list, list.search)] : []),
  ];
}

function datesCheck({ path, page }: List): Check {
  return {
    title: `${path} takes days as Y-m-d, the end not before the start`,
    async run(subject) {
      await get(subject, `${path}?start_date=2020-02-29&end_date=2099-12-31`, page);
      const before = await get(subject, `${path}?end_date=1999-12-31`, page);
      assert.equal(before.rows.length, 0);
      for (const bad of ["2026-2-1", "2026-02-30", "01-02-2026", "yesterday"]) {
        await refusesField(subject, "start_date", "GET", `${path}?start_date=${bad}`);
      }
      await refusesField(subject, "end_date", "GET", `${path}?start_date=2026-02-02&end_date=2026-02-01`);
      return undefined;
    },
  };
}

function searchCheck({ path, page }: List, termOf: (row: Row) => string): Check {
  return {
    title: `${path}?search= finds a row by its own words, and nothing by nonsense`,
    async run(subject) {
      const { rows } = await get(subject, `${path}?per_page=1`, page);
      const [row] = rows;
      if (!row) return { skipped: "the list is empty" };
      const found = await get(subject, `${path}?search=${encodeURIComponent(termOf(row))}`, page);
      assert.ok(
        found.rows.some(({ id }) => id === row.id),
        `${termOf(row)} did not find ${row.id}`,
      );
      const nothing = await get(subject, `${path}?search=zzqxjvnothinghaslikethis`, page);
      assert.deepEqual(nothing.rows, []);
      return undefined;
    },
  };
}

export const listChecks: readonly Check[] = lists.flatMap(checksOf);
