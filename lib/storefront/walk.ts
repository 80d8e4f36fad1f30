import type { z } from "zod";
import type { Answer, Page } from "../answer.ts";
import { pageOf, succeeded } from "./answers.ts";
import type { Priority } from "./budget.ts";
import type { StoreClient } from "./client.ts";
import { path } from "./path.ts";

export interface Walked<Row> {
  rows: Row[];
  /** Whether the end of the list was reached. */
  complete: boolean;
  unreadable: number;
}

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Costly for everybody's share of the limit, so what is built from it is kept for longer than a list's page. */
const KEEP_WALKED = 60_000;
const PAGES = 10;

/** The first pages of a list, for what a store does not tell otherwise. Stops at a page that cannot be had. */
export async function walk<Row extends z.ZodType>(
  client: StoreClient,
  list: string,
  row: Row,
  {
    query = {},
    priority = "click",
    pages = PAGES,
  }: { query?: Query; priority?: Priority; pages?: number } = {},
): Promise<Answer<Walked<z.output<Row>>>> {
  const walked: Walked<z.output<Row>> = { rows: [], complete: false, unreadable: 0 };
  let waiting = false;
  let cursor: string | null = null;
  for (let count = 0; count < pages; count++) {
    const address = path([list], { ...query, per_page: 100, cursor });
    const reply = await client.read(address, { priority, keepFor: KEEP_WALKED });
    const page: Answer<Page<z.output<Row>>> = pageOf(reply, client.host, row);
    waiting ||= page.waiting;
    if (!page.ok) return count === 0 ? page : succeeded(walked, waiting);
    walked.rows.push(...page.data.rows);
    walked.unreadable += page.data.unreadable;
    cursor = page.data.nextCursor;
    if (cursor === null) return succeeded({ ...walked, complete: true }, waiting);
  }
  return succeeded(walked, waiting);
}
