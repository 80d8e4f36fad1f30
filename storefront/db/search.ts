import {
  inOrder,
  keysetPage,
  newestOf,
  type Page,
  type PageRequest,
  type Placed,
  toPage,
  type Walk,
  walkOver,
  wanted,
} from "./keyset.ts";
import type { Db } from "./pool.ts";
import { empty, join, raw, rows, type Sql, sql } from "./statement.ts";

/** What a list's search looks for, said twice: as a condition on a `row` of the walk, and as the ids that meet it. */
export interface Search {
  condition: Sql;
  ids: Sql;
}

// A common term fills a page from the newest rows, a rare one is found whole through its index; each would be ruinous
// the other way round. A glance at the newest rows tells which it is.
const GLANCE = 500;
const LONG_WALK = 4_000;

export async function searchPage<Row extends Placed>(
  db: Db,
  walk: Walk,
  search: Search | null,
  request: PageRequest,
): Promise<Page<Row>> {
  if (!search) return keysetPage<Row>(db, walk, request);
  const glance = await amongNewest<Row>(db, walk, search, request, GLANCE);
  if (answers(glance, request)) return toPage(walk, request, glance.found);
  const rowsToFill = (GLANCE / glance.found.length) * (request.perPage + 1);
  if (rowsToFill <= LONG_WALK) {
    const walked = await amongNewest<Row>(db, walk, search, request, LONG_WALK);
    if (answers(walked, request)) return toPage(walk, request, walked.found);
  }
  return toPage(walk, request, await rows<Row>(db, wanted(walk, request, amongFound(walk, search, request))));
}

interface Walked<Row> {
  found: Row[];
  /** Whether the list went on after the rows that were looked at. */
  goesOn: boolean;
}

/** A full page, or all there is. */
function answers({ found, goesOn }: Walked<unknown>, { perPage }: PageRequest): boolean {
  return !goesOn || found.length > perPage;
}

async function amongNewest<Row extends Placed>(
  db: Db,
  walk: Walk,
  search: Search,
  request: PageRequest,
  size: number,
): Promise<Walked<Row>> {
  const page = walkOver(raw("newest"), { ...walk, filters: [] }, request, search.condition);
  const answer = await rows<(Row | Record<keyof Row, null>) & { walked: number }>(
    db,
    sql`WITH newest AS MATERIALIZED (${newestOf(walk, request, size)})
        SELECT looked.walked, found.* FROM (SELECT count(*) AS walked FROM newest) looked
        LEFT JOIN (${wanted(walk, request, page)}) found ON true ${inOrder("found", request)}`,
  );
  const found = answer.filter((each): each is Row & { walked: number } => each.id !== null);
  return { found, goesOn: answer[0]?.walked === size };
}

/** LIMIT 1 keeps the planner from turning the look-up of each found id into a walk over the whole table. */
function amongFound(walk: Walk, search: Search, request: PageRequest): Sql {
  const found = sql`(SELECT each.* FROM (${search.ids}) found CROSS JOIN LATERAL (SELECT * FROM ${raw(
    walk.table,
  )} it WHERE it.store_id = ${walk.storeId} AND it.id = found.id LIMIT 1) each)`;
  return walkOver(found, walk, request, anyOf(walk.branches ?? []));
}

function anyOf(branches: Sql[]): Sql {
  const each = branches.map((branch) => sql`(${branch})`);
  return each.length === 0 ? empty : sql`(${join(each, " OR ")})`;
}

/** Fragments from three characters on; a shorter term must begin one of the lines. */
export function searchText(walk: Pick<Walk, "table" | "storeId">, term: string): Search | null {
  const pattern = linePattern(term);
  if (!pattern) return null;
  return {
    condition: sql`row.search_text LIKE ${pattern}`,
    ids: sql`SELECT id FROM ${raw(walk.table)} WHERE store_id = ${walk.storeId} AND search_text LIKE ${pattern}`,
  };
}

function linePattern(term: string): string | null {
  const wanted = term.trim().toLowerCase();
  if (wanted === "") return null;
  const literal = likeLiteral(wanted);
  return wanted.length < 3 ? `%\n${literal}%` : `%${literal}%`;
}

export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
