import type { Answer, Page, Problem } from "#lib/answer.ts";
import { noteWaiting } from "#lib/reader/waiting.ts";
import type { FilterValues } from "./address.ts";

/** What is asked for once is asked for under one name, by list, pages and whoever puts a changed row into them. */
export function listKey(list: string, filters: FilterValues) {
  return ["list", list, filters] as const;
}

export interface PageQuery {
  list: string;
  filters: FilterValues;
  cursor?: string | null;
  perPage?: number;
  /** What nobody pressed for takes its turn behind what somebody did. */
  priority?: "background";
  signal: AbortSignal;
}

const noAnswer = (): Problem => ({
  kind: "unreachable",
  store: location.host,
  status: undefined,
  code: undefined,
  fields: {},
  retryAfter: undefined,
});

/** A page from the dashboard. Rejects only when it was called off. */
export async function askPage<Row>(query: PageQuery): Promise<Answer<Page<Row>>> {
  const { list, filters, cursor, perPage, priority, signal } = query;
  const paging = {
    ...(cursor ? { cursor } : {}),
    ...(perPage ? { per_page: String(perPage) } : {}),
    ...(priority ? { priority } : {}),
  };
  const address = `/api/lists/${list}?${new URLSearchParams({ ...filters, ...paging })}`;
  try {
    const response = await fetch(address, { signal, headers: { accept: "application/json" } });
    const answer: Answer<Page<Row>> = await response.json();
    noteWaiting(answer.waiting);
    return answer;
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, problem: noAnswer(), waiting: false };
  }
}

/** For queries, which know a problem by its being thrown. */
export async function fetchPage<Row>(query: PageQuery): Promise<Page<Row>> {
  const answer = await askPage<Row>(query);
  if (!answer.ok) throw answer.problem;
  return answer.data;
}
