import type { Answer, Page } from "#lib/answer.ts";
import { type Identified, joined, rowsOf } from "./rows.ts";

/** The pages of a list in the form in which they are kept. */
export interface Loaded<Row> {
  pages: Page<Row>[];
  pageParams: (string | null)[];
}

/** When more pages than this are new, the list begins anew instead. */
const REACH = 5;

export const loadedRows = <Row extends Identified>(loaded: Loaded<Row> | undefined): Row[] =>
  rowsOf(loaded?.pages ?? []);

/** Reads from the top until it meets what is loaded. */
export async function readHead<Row extends Identified>(
  loaded: readonly Row[],
  read: (cursor: string | null) => Promise<Answer<Page<Row>>>,
): Promise<Answer<Page<Row>>> {
  let answer = await read(null);
  for (let page = 1; page < REACH; page += 1) {
    if (!answer.ok || answer.data.nextCursor === null || joined(answer.data.rows, loaded)) break;
    const further = await read(answer.data.nextCursor);
    answer = further.ok ? { ...further, data: after(answer.data, further.data) } : further;
  }
  return answer;
}

function after<Row extends Identified>(page: Page<Row>, next: Page<Row>): Page<Row> {
  return { ...next, rows: rowsOf([page, next]), unreadable: page.unreadable + next.unreadable };
}

/** What was read from the top, with what was loaded below it and where that goes on. */
export function withHead<Row extends Identified>(
  head: Page<Row>,
  loaded: Loaded<Row> | undefined,
): Loaded<Row> {
  const last = loaded?.pages.at(-1);
  const rows = joined(head.rows, loadedRows(loaded));
  const headSaysAll = head.nextCursor === null || rows === null || rows.length === rowsOf([head]).length;
  if (!loaded || !last || headSaysAll) return { pages: [head], pageParams: [null] };
  const unreadable = loaded.pages.reduce((sum, page) => sum + page.unreadable, 0);
  const page = {
    ...head,
    rows,
    nextCursor: last.nextCursor,
    unreadable: Math.max(unreadable, head.unreadable),
  };
  return { pages: [page], pageParams: [null] };
}
