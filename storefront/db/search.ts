import { type Found, lookUp, newestFound, rowsFound } from "./found.ts";
import {
  backFrom,
  type Edge,
  inOrder,
  keysetPage,
  newestOf,
  type Page,
  type PageRequest,
  type Placed,
  toPage,
  toShortPage,
  type Walk,
  walkOver,
  wanted,
} from "./keyset.ts";
import type { Db } from "./pool.ts";
import { isShort, likeLiteral, wordPatterns } from "./search-term.ts";
import { join, raw, rows, type Sql, sql } from "./statement.ts";

/** What a list's search looks for: as a condition on a `row` of the walk, and through indexes where one can help. */
export interface Search {
  condition: Sql;
  found: Sql[] | null;
}

// A common term fills a page from the newest rows, a rare one is found whole through its index; each would be ruinous
// the other way round. A glance at the newest rows tells which it is.
const GLANCE = 500;
const LONG_WALK = 3_000;

export async function searchPage<Row extends Placed>(
  db: Db,
  walk: Walk,
  search: Search | null,
  request: PageRequest,
): Promise<Page<Row>> {
  if (!search) return keysetPage<Row>(db, walk, request);
  const glance = await amongNewest<Row>(db, walk, search, request, GLANCE);
  if (answers(glance, request)) return toPage(walk, request, glance.found);
  const mayFill = (GLANCE / glance.found.length) * (request.perPage + 1) <= LONG_WALK;
  const early =
    mayFill || isNarrowed(walk) ? await amongNewest<Row>(db, walk, search, request, LONG_WALK) : null;
  if (early && answers(early, request)) return toPage(walk, request, early.found);
  const found = search.found && (await lookUp(db, search.found));
  if (found) return toPage(walk, request, await ofFound<Row>(db, walk, request, found));
  const walked = early ?? (await amongNewest<Row>(db, walk, search, request, LONG_WALK));
  if (answers(walked, request) || !walked.edge) return toPage(walk, request, walked.found);
  // Neither common nor in an index: what a long walk came by, so that the work of one request has an end.
  return toShortPage(walk, request, walked.found, walked.edge);
}

/** A term of many rows may have few among these, and to look at those is less than to look up the many. */
function isNarrowed({ filters, branches }: Walk): boolean {
  return filters.length > 0 || branches !== undefined;
}

interface Walked<Row> {
  found: Row[];
  /** The last of the rows that were looked at; null when the list did not go on after them. */
  edge: Edge | null;
}

/** A full page, or all there is. */
function answers({ found, edge }: Walked<unknown>, { perPage }: PageRequest): boolean {
  return !edge || found.length > perPage;
}

interface Looked {
  walked: number;
  edge_id: number;
  edge_at: Date;
}

async function amongNewest<Row extends Placed>(
  db: Db,
  walk: Walk,
  search: Search,
  request: PageRequest,
  size: number,
): Promise<Walked<Row>> {
  const page = walkOver(raw("newest"), { ...walk, filters: [] }, request, search.condition);
  const answer = await rows<(Row | Record<keyof Row, null>) & Looked>(
    db,
    sql`WITH newest AS MATERIALIZED (${newestOf(walk, request, size)})
        SELECT looked.*, found.* FROM (
          SELECT created_at AS edge_at, id AS edge_id, count(*) OVER () AS walked
          FROM newest ${inOrder("newest", backFrom(request))} LIMIT 1) looked
        LEFT JOIN (${wanted(walk, request, page)}) found ON true ${inOrder("found", request)}`,
  );
  const found = answer.filter((each): each is Row & Looked => each.id !== null);
  const looked = answer[0];
  const goesOn = looked?.walked === size;
  return { found, edge: goesOn ? { createdAt: looked.edge_at, id: looked.edge_id } : null };
}

async function ofFound<Row extends Placed>(db: Db, walk: Walk, request: PageRequest, found: Found) {
  if (found.rows.length === 0 && found.customers.length === 0) return [];
  return rows<Row>(db, wanted(walk, request, newestFound(walk, request, found)));
}

/** Fragments from three characters on; a shorter term must begin one of the lines. */
export function searchText(walk: Pick<Walk, "table" | "storeId">, term: string): Search | null {
  const asked = term.trim();
  if (asked === "") return null;
  const pattern = isShort(asked) ? `%\n${likeLiteral(asked)}%` : `%${likeLiteral(asked)}%`;
  const condition = sql`row.search_text LIKE lower(${pattern})`;
  const given = isShort(asked)
    ? sql`line_beginnings(row.search_text) @> ARRAY[lower(${asked})]`
    : wordsIn(asked);
  return { condition, found: given && [rowsFound(walk, given, condition)] };
}

function wordsIn(term: string): Sql | null {
  const words = wordPatterns(term).map((pattern) => sql`row.search_text LIKE lower(${pattern})`);
  return words.length === 0 ? null : join(words, " AND ");
}
