import type { z } from "zod";
import type { Answer, Page } from "#lib/answer.ts";
import { failed, pageOf } from "#lib/storefront/answers.ts";
import type { Priority } from "#lib/storefront/budget.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { path } from "#lib/storefront/path.ts";
import { problem } from "#lib/storefront/problem.ts";

/** One page of a list, as it was asked for. */
export interface Asked<Filters> {
  filters: Filters;
  cursor: string | null;
  perPage: number;
  priority: Priority;
}

/** How a list is had from a store, whatever that store offers. */
export type ListReader<Filters, Row> = (
  client: StoreClient,
  asked: Asked<Filters>,
) => Promise<Answer<Page<Row>>>;

type Query = Readonly<Record<string, string | undefined>>;

/** A page at an address of its own, with the filters as the contract names them. */
export async function readPage<Row extends z.ZodType>(
  client: StoreClient,
  parts: readonly string[],
  row: Row,
  { filters, cursor, perPage, priority }: Asked<Query>,
): Promise<Answer<Page<z.output<Row>>>> {
  const address = path(parts, { ...filters, per_page: perPage, cursor });
  return pageOf(await client.read(address, { priority }), client.host, row);
}

export function listAt<Filters extends Query, Row extends z.ZodType>(
  name: string,
  row: Row,
): ListReader<Filters, z.output<Row>> {
  return async (client, asked) => withoutList(await readPage(client, [name], row, asked));
}

/** A whole list that is not found is none that this store has. */
export function withoutList<Row>(answer: Answer<Page<Row>>): Answer<Page<Row>> {
  if (answer.ok || answer.problem.kind !== "not_found") return answer;
  return { ...answer, problem: { ...answer.problem, kind: "not_offered" } };
}

export function notOffered<Data>(client: StoreClient): Answer<Data> {
  return failed(problem("not_offered", client.host));
}
