import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { licensePage } from "../resources/licenses/queries.ts";
import { salePage } from "../resources/sales/queries.ts";
import { testDatabase } from "../testing/database.ts";
import { insertStore } from "../testing/store.ts";
import { type Cursor, decodeCursor } from "./cursor.ts";
import type { Page, PageRequest, Placed, Walk } from "./keyset.ts";
import { searchPage, searchText } from "./search.ts";
import { sql } from "./statement.ts";

const { pool } = await testDatabase();
const { id: storeId } = await insertStore(pool, {});
const NOW = new Date("2026-03-15T12:00:00Z");
const CUSTOMERS = 7_000;

// More rows than one request walks; some marks only among the oldest of them; signs that mean something to LIKE.
await pool.query(
  `INSERT INTO customers (store_id, public_id, email, first_name, last_name, created_at, updated_at)
   SELECT $1, 'cus_' || md5(n::text), (ARRAY['ada', 'bo_b', 'zoé', 'x-y', '日本語', 'qu%a'])[1 + n % 6] || n || '@'
            || CASE WHEN n > 6990 THEN 'old.example.net' ELSE 'mail.example.com' END,
          (ARRAY['Ada', 'Bo\\b', 'Zoé', 'É-mile', '日本', 'Ünal'])[1 + n % 6], 'Name ' || n % 100,
          $2::timestamptz - n / 3 * interval '1 minute', $2
   FROM generate_series(1, ${CUSTOMERS}) n`,
  [storeId, NOW],
);
await pool.query(
  `INSERT INTO products (store_id, public_id, slug, name, type, category, status, pricing_type, created_at, updated_at)
   VALUES ($1, 'prd_one', 'one', 'One', 'license', 'technology', 'published', 'one_time', $2, $2)`,
  [storeId, NOW],
);
// One customer has many more than a page, and more than a look-up takes.
await pool.query(
  `INSERT INTO sales (store_id, public_id, customer_id, product_id, status, currency, original_amount, amount, channel,
                      created_at, updated_at)
   SELECT $1, 'sale_' || md5('s' || n), c.id, p.id, CASE WHEN n % 5 = 0 THEN 'failed' ELSE 'completed' END, 'USD', 5, 5,
          'api', $2::timestamptz - n / 3 * interval '1 minute', $2
   FROM generate_series(1, 7000) n
   JOIN customers c ON c.store_id = $1 AND c.public_id = 'cus_' || md5((CASE WHEN n % 2 = 0 THEN 7 ELSE n END)::text),
   products p`,
  [storeId, NOW],
);
await pool.query(
  `INSERT INTO payments (store_id, sale_id, transaction_id, gateway, status, amount, currency, exchange_rate, created_at,
                         updated_at)
   SELECT $1, id, 'TXN_' || id, 'sandbox', 'success', 5, 'USD', 1, $2, $2 FROM sales`,
  [storeId, NOW],
);
await pool.query(
  `INSERT INTO licenses (store_id, public_id, sale_id, customer_id, product_id, license_key, max_activations, created_at,
                         updated_at)
   SELECT $1, 'lic_' || id, id, customer_id, product_id,
          regexp_replace(translate(upper(md5('k' || id)), 'ILOU', '1100'), '^(.{5})(.{5})(.{5})(.{5}).*', '\\1-\\2-\\3-\\4'),
          3, created_at, $2::timestamptz
   FROM sales WHERE store_id = $1`,
  [storeId, NOW],
);
await pool.query("ANALYZE");

type Read = (request: PageRequest) => Promise<Page<Placed>>;

async function allIds(list: string, perPage: number, read: Read): Promise<number[]> {
  const ids: number[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: Page<Placed> = await read({ cursor, perPage });
    assert.ok(page.rows.length <= perPage);
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor === null ? null : decodeCursor(list, page.nextCursor);
  } while (cursor);
  return ids;
}

/** The rows of a list, newest first, each with what it can be found by, read without any search. */
async function everyRow<Row extends Placed>(text: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(text, [storeId]);
  return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id);
}

interface Person extends Placed {
  email: string;
  first_name: string;
  last_name: string;
  public_id: string;
}
const people = await everyRow<Person>("SELECT * FROM customers WHERE store_id = $1");
const customers: Walk = {
  list: "customers",
  table: "customers",
  storeId,
  filters: [],
  columns: sql`page.id, page.created_at`,
};
const searchPeople = (term: string, perPage: number, walk = customers) =>
  allIds("customers", perPage, (request) =>
    searchPage<Placed>(pool, walk, searchText(customers, term), request),
  );

function finds(term: string, lines: readonly string[]): boolean {
  const wanted = term.trim().toLowerCase();
  const isShort = Array.from(wanted).length < 3;
  return lines.some((line) =>
    isShort ? line.toLowerCase().startsWith(wanted) : line.toLowerCase().includes(wanted),
  );
}

const peopleWith = (term: string) =>
  people
    .filter((one) =>
      finds(term, [one.email, `${one.first_name} ${one.last_name}`, one.last_name, one.public_id]),
    )
    .map(({ id }) => id);

const named = fc.constantFrom(
  ...[
    "mail.example.com",
    "old.example",
    "name 42",
    "ada7",
    "zz none",
    "cus_",
    "é-m",
    "日本語1",
    ".net",
    "l.e",
  ],
  ...[
    "a",
    "z",
    "q",
    "e",
    "é",
    "日",
    "%",
    "_",
    "\\",
    "-",
    "0",
    "x-",
    "ba",
    "na",
    "ex",
    "日本",
    "b\\",
    "ü",
    "\u{1f600}",
  ],
  ...[
    "bo_b",
    "bo\\b",
    "qu%a",
    "%%%",
    "___",
    "o_b",
    "a%a",
    "\\\\\\",
    "@mail",
    "1@old",
    "%com",
    "-mi",
    "ÜNAL",
    "ZOÉ",
  ],
);
const pieces = fc
  .array(
    fc.constantFrom("a", "b", "é", "日", "%", "_", "\\", "-", ".", "@", "1", "7", "mail", "ex", " ", "o"),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(""));
const term = fc.oneof(named, pieces).filter((text) => text.trim() !== "");

describe("a search in the list's own text", () => {
  it("finds, page by page, exactly the rows in which a plain comparison finds the term", async () => {
    await fc.assert(
      fc.asyncProperty(term, fc.constantFrom(40, 100), async (text, perPage) => {
        assert.deepEqual(await searchPeople(text, perPage), peopleWith(text));
      }),
      {
        numRuns: 60,
        examples: [
          ["-", 15],
          ["old.example", 15],
          ["ex", 100],
        ],
      },
    );
  });

  it("keeps to the filters of its walk", async () => {
    const since = new Date(NOW.getTime() - 30 * 3_600_000);
    const walk = { ...customers, filters: [sql`row.created_at < ${since}`] };
    const older = new Set(people.filter((one) => one.created_at < since).map(({ id }) => id));
    for (const text of ["mail.example", "old.example", "ada", "zoé5", "x-", "-"]) {
      assert.deepEqual(
        await searchPeople(text, 50, walk),
        peopleWith(text).filter((id) => older.has(id)),
      );
    }
  });

  it("for nothing but blanks is none", () => {
    assert.equal(searchText(customers, " \t "), null);
  });

  it("leads back as it led there, also over pages on which nothing was found", async () => {
    const read: Read = (request) =>
      searchPage<Placed>(pool, customers, searchText(customers, "e.n"), request);
    const search = (cursor: Cursor | null) => read({ cursor, perPage: 2 });
    const met: number[] = [];
    let page = await search(null);
    while (page.nextCursor) page = await search(decodeCursor("customers", page.nextCursor));
    met.unshift(...page.rows.map(({ id }) => id));
    while (page.prevCursor) {
      page = await search(decodeCursor("customers", page.prevCursor));
      met.unshift(...page.rows.map(({ id }) => id));
    }
    assert.deepEqual(met, peopleWith("e.n"));
  });
});

interface Sold extends Placed {
  public_id: string;
  email: string;
  transaction_id: string;
  license_key: string;
  status: string;
}
const soldText = (of: "sales" | "licenses") => `SELECT ${of}.id, ${of}.created_at, ${of}.public_id, c.email,
    y.transaction_id, licenses.license_key, sales.status
  FROM sales JOIN customers c ON c.store_id = sales.store_id AND c.id = sales.customer_id
  JOIN payments y ON y.store_id = sales.store_id AND y.sale_id = sales.id
  JOIN licenses ON licenses.store_id = sales.store_id AND licenses.sale_id = sales.id WHERE sales.store_id = $1`;
const sales = await everyRow<Sold>(soldText("sales"));
const licenses = await everyRow<Sold>(soldText("licenses"));
const [aSale] = sales.slice(3_000);
const [aLicense] = licenses.slice(3_000);
assert.ok(aSale && aLicense);

const addresses = [
  "mail.example.com",
  "old.example",
  "zoé7@",
  "ada",
  "a",
  "b",
  "z",
  "x-",
  "日本",
  "日",
  "-",
  "%",
  "_@m",
];

describe("a search for a customer's rows", () => {
  const references = [
    "sale_",
    "sale_0",
    aSale.public_id,
    aSale.transaction_id,
    aSale.transaction_id.slice(0, -1),
  ];
  for (const text of [...addresses, ...references, aSale.email, "qu%a", "bo_b", "l.e"]) {
    it(`finds the sales by “${text}”`, async () => {
      const meets = (sale: Sold) =>
        sale.public_id.startsWith(text.toLowerCase()) ||
        sale.transaction_id === text ||
        finds(text, [sale.email]);
      const read = (status?: "failed") =>
        allIds("sales", 100, (request) =>
          salePage(pool, storeId, { per_page: 100, search: text, ...(status ? { status } : {}) }, request),
        );
      const found = sales.filter(meets);
      assert.deepEqual(
        await read(),
        found.map(({ id }) => id),
      );
      const failed = found.filter(({ status }) => status === "failed");
      assert.deepEqual(
        await read("failed"),
        failed.map(({ id }) => id),
      );
    });
  }

  const key = aLicense.license_key;
  for (const text of [
    ...addresses,
    key,
    key.toLowerCase(),
    key.slice(0, 5),
    key.slice(-5),
    key.slice(0, 8),
    "0",
    "f",
  ]) {
    it(`finds the licenses by “${text}”`, async () => {
      const typed = text.toUpperCase();
      const meets = (license: Sold) =>
        license.license_key.startsWith(typed) ||
        license.license_key.slice(-5) === typed ||
        finds(text, [license.email]);
      const read = allIds("licenses", 100, (request) =>
        licensePage(pool, storeId, { per_page: 100, search: text }, request, NOW),
      );
      assert.deepEqual(
        await read,
        licenses.filter(meets).map(({ id }) => id),
      );
    });
  }
});
