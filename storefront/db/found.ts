import { type PageRequest, type Walk, walkOver } from "./keyset.ts";
import type { Db } from "./pool.ts";
import { empty, join, raw, rows, type Sql, sql } from "./statement.ts";

/** What an index says about a term: the rows themselves, and the customers whose rows are meant. */
export interface Found {
  rows: number[];
  customers: number[];
}

// As many as one statement may look up. Whose term finds more gets its page by a walk, which such a term soon fills.
const MOST_ROWS = 2_500;
const MOST_CUSTOMERS = 1_500;

/** The list's rows that an index gives, each with whether it is really meant. */
export function rowsFound(
  { table, storeId }: Pick<Walk, "table" | "storeId">,
  given: Sql,
  meant = sql`true`,
): Sql {
  return sql`(SELECT row.id, false AS is_customer, ${meant} AS is_meant
    FROM (SELECT * FROM ${raw(table)} row WHERE row.store_id = ${storeId} AND ${given}
          LIMIT ${raw(String(MOST_ROWS + 1))}) row)`;
}

export function customersFound(storeId: number, given: Sql, meant: Sql): Sql {
  return sql`(SELECT c.id, true AS is_customer, ${meant} AS is_meant
    FROM (SELECT c.id, c.email FROM customers c WHERE c.store_id = ${storeId} AND ${given}
          LIMIT ${raw(String(MOST_CUSTOMERS + 1))}) c)`;
}

/** Null where it would be too many. */
export async function lookUp(db: Db, sources: Sql[]): Promise<Found | null> {
  const given = await rows<{ id: number; is_customer: boolean; is_meant: boolean | null }>(
    db,
    join(sources, " UNION ALL "),
  );
  const found = given.filter((each) => !each.is_customer);
  const customers = given.filter((each) => each.is_customer);
  if (found.length > MOST_ROWS || customers.length > MOST_CUSTOMERS) return null;
  const meant = (all: typeof given) => [...new Set(all.filter((each) => each.is_meant).map(({ id }) => id))];
  return { rows: meant(found), customers: meant(customers) };
}

/** LIMIT keeps the planner from turning the look-up of each found id into a walk over the whole table. */
export function newestFound(walk: Walk, request: PageRequest, found: Found): Sql {
  const table = raw(walk.table);
  const ids = found.rows.length === 0 ? [] : [ofIds(walk, request, found.rows)];
  const theirs = found.customers.length === 0 ? [] : [ofCustomers(walk, request, found.customers)];
  const newest = walkOver(
    sql`(${join([...ids, ...theirs], " UNION ")})`,
    { ...walk, filters: [] },
    request,
    empty,
  );
  return sql`SELECT each.* FROM (${newest}) found
    CROSS JOIN LATERAL (SELECT * FROM ${table} it WHERE it.store_id = found.store_id AND it.id = found.id LIMIT 1) each`;
}

const narrow = sql`row.store_id, row.created_at, row.id`;

function ofIds(walk: Walk, request: PageRequest, ids: number[]): Sql {
  const each = sql`(SELECT it.* FROM unnest(${ids}::bigint[]) found (id)
    CROSS JOIN LATERAL (SELECT * FROM ${raw(walk.table)} it WHERE it.store_id = ${walk.storeId} AND it.id = found.id
                        LIMIT 1) it)`;
  const page = walkOver(each, walk, request, anyOf(walk.branches ?? []));
  return sql`(SELECT ${narrow} FROM (${page}) row)`;
}

/** Of each customer a page at most, however many they have. */
function ofCustomers(walk: Walk, request: PageRequest, customers: number[]): Sql {
  const filters = [...walk.filters, sql`row.customer_id = theirs.id`];
  const page = walkOver(raw(walk.table), { ...walk, filters }, request, anyOf(walk.branches ?? []));
  return sql`(SELECT ${narrow} FROM unnest(${customers}::bigint[]) theirs (id) CROSS JOIN LATERAL (${page}) row)`;
}

function anyOf(branches: Sql[]): Sql {
  const each = branches.map((branch) => sql`(${branch})`);
  return each.length === 0 ? empty : sql`(${join(each, " OR ")})`;
}
