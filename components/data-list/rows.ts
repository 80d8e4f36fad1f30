export interface Identified {
  id: string | number;
}

interface PageOfRows<Row> {
  rows: readonly Row[];
}

/** All loaded rows in order, each once: a row that moved while pages were read may be on two of them. */
export function rowsOf<Row extends Identified>(pages: readonly PageOfRows<Row>[]): Row[] {
  const seen = new Set<string | number>();
  const rows: Row[] = [];
  for (const page of pages) {
    for (const row of page.rows) {
      if (seen.has(row.id)) continue;
      seen.add(row.id);
      rows.push(row);
    }
  }
  return rows;
}

/**
 * What was read anew from the top, followed by what was loaded below it. As far as the new answer reaches it is the
 * truth: what it no longer has is gone. Null where the two don't meet, since nobody knows what lies between them.
 */
export function joined<Row extends Identified>(head: readonly Row[], loaded: readonly Row[]): Row[] | null {
  const fresh = new Set(head.map(({ id }) => id));
  const reach = loaded.findLastIndex(({ id }) => fresh.has(id));
  if (reach === -1 && loaded.length > 0) return null;
  return rowsOf([{ rows: head }, { rows: loaded.slice(reach + 1) }]);
}

/** How many rows stand on top that were not there before. */
export function newOnTop<Row extends Identified>(rows: readonly Row[], before: readonly Row[]): number {
  const known = new Set(before.map(({ id }) => id));
  const first = rows.findIndex(({ id }) => known.has(id));
  return first === -1 ? rows.length : first;
}
