import type { QueryResultRow } from "pg";
import { type Cursor, encodeCursor } from "./cursor.ts";
import type { Db } from "./pool.ts";
import { empty, join, raw, rows, type Sql, sql } from "./statement.ts";

/**
 * The one way every list is read: newest first, ties broken by id, from the place that the cursor names. An index on
 * (store, …what is filtered by…, created_at, id) serves each walk, so a page costs the same at any depth.
 */
export interface Walk {
  /** The list's name inside its cursors. */
  list: string;
  table: string;
  storeId: number;
  filters: Sql[];
  /** Walks over different indexes that together make the list; one row belongs to one of them. */
  branches?: Sql[];
  /** From the page's rows, named `page`, to the rows wanted: what to select, and what to join. */
  columns: Sql;
  joins?: Sql;
}

export interface PageRequest {
  cursor: Cursor | null;
  perPage: number;
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  prevCursor: string | null;
}

export interface Placed extends QueryResultRow {
  id: number;
  created_at: Date;
}

export async function keysetPage<Row extends Placed>(
  db: Db,
  walk: Walk,
  request: PageRequest,
): Promise<Page<Row>> {
  const page = newestOf(walk, request, request.perPage + 1);
  return toPage(walk, request, await rows<Row>(db, wanted(walk, request, page)));
}

/** The first rows of the walk from the cursor on, of all its branches together. */
export function newestOf(walk: Walk, request: PageRequest, size: number): Sql {
  const [first = empty, ...others] = walk.branches ?? [];
  const each = [first, ...others].map((branch) => walkOver(raw(walk.table), walk, request, branch, size));
  const [only] = each;
  if (only && each.length === 1) return only;
  const together = join(
    each.map((branch) => sql`(${branch})`),
    " UNION ALL ",
  );
  return sql`SELECT * FROM (${together}) branch ${inOrder("branch", request)} LIMIT ${raw(String(size))}`;
}

/** One row more than the page holds, which tells whether there is another page. */
export function walkOver(source: Sql, walk: Walk, request: PageRequest, condition: Sql, limit?: number): Sql {
  const { storeId, filters } = walk;
  return sql`SELECT row.* FROM ${source} row WHERE row.store_id = ${storeId}${all(filters)}${all([condition])}${after(
    request,
  )} ${inOrder("row", request)} LIMIT ${raw(String(limit ?? request.perPage + 1))}`;
}

export function wanted({ columns, joins }: Walk, request: PageRequest, page: Sql): Sql {
  return sql`SELECT ${columns} FROM (${page}) page ${joins ?? empty} ${inOrder("page", request)}`;
}

export function toPage<Row extends Placed>({ list }: Walk, request: PageRequest, found: Row[]): Page<Row> {
  const { cursor, perPage } = request;
  const more = found.length > perPage;
  const kept = more ? found.slice(0, perPage) : found;
  const backwards = cursor?.direction === "prev";
  if (backwards) kept.reverse();
  const first = kept[0];
  const last = kept.at(-1);
  const place = (direction: Cursor["direction"], row: Placed) =>
    encodeCursor(list, { direction, createdAt: row.created_at, id: row.id });
  return {
    rows: kept,
    nextCursor: last && (backwards || more) ? place("next", last) : null,
    prevCursor: first && (backwards ? more : cursor) ? place("prev", first) : null,
  };
}

/** A place to walk on from, whatever is there. */
export type Edge = Omit<Cursor, "direction">;

/** A page of the rows that a walk came by before it stopped at an edge. More may follow, even where it is empty. */
export function toShortPage<Row extends Placed>(
  walk: Walk,
  request: PageRequest,
  found: Row[],
  edge: Edge,
): Page<Row> {
  const { cursor } = request;
  const page = toPage(walk, request, found);
  const on = encodeCursor(walk.list, { ...edge, direction: cursor?.direction ?? "next" });
  if (cursor?.direction !== "prev")
    return { ...page, nextCursor: on, prevCursor: page.prevCursor ?? back(walk, cursor) };
  return { ...page, prevCursor: on, nextCursor: page.nextCursor ?? back(walk, cursor) };
}

/** The way back from an empty page: to the row that the cursor names and those beyond it. */
function back({ list }: Walk, cursor: Cursor | null): string | null {
  if (!cursor) return null;
  return cursor.direction === "prev"
    ? encodeCursor(list, { ...cursor, direction: "next", id: cursor.id + 1 })
    : encodeCursor(list, { ...cursor, direction: "prev", id: Math.max(cursor.id - 1, 0) });
}

export function backFrom(request: PageRequest): PageRequest {
  const direction = request.cursor?.direction === "prev" ? "next" : "prev";
  return { ...request, cursor: { createdAt: new Date(0), id: 0, ...request.cursor, direction } };
}

function all(conditions: Sql[]): Sql {
  const real = conditions.filter((condition) => condition !== empty);
  return real.length === 0 ? empty : sql` AND ${join(real, " AND ")}`;
}

function after({ cursor }: PageRequest): Sql {
  if (!cursor) return empty;
  const { createdAt, id } = cursor;
  return cursor.direction === "next"
    ? sql` AND (row.created_at, row.id) < (${createdAt}, ${id})`
    : sql` AND (row.created_at, row.id) > (${createdAt}, ${id})`;
}

export function inOrder(name: string, { cursor }: PageRequest): Sql {
  const way = cursor?.direction === "prev" ? "ASC" : "DESC";
  return raw(`ORDER BY ${name}.created_at ${way}, ${name}.id ${way}`);
}
