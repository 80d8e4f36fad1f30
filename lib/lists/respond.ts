import "server-only";
import type { Answer } from "../answer.ts";
import { staffFor } from "../auth/require.ts";
import { failed } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import { asked } from "./asked.ts";
import { isList, type ListName } from "./names.ts";
import { neededFor } from "./needed.ts";
import { readList } from "./server.ts";

/** A page of a list for the browser, by GET, so that no click of the same tab has to wait behind it. */
export async function respondWithList(list: string, parameters: URLSearchParams): Promise<Response> {
  const staff = await staffFor(neededFor(list));
  if (!staff.ok) return json(staff, staff.problem.kind === "signed_out" ? 401 : 403);
  if (!isList(list)) return json(failed(problem("not_found", "")), 404);
  return json(await page(list, parameters), 200);
}

async function page(list: ListName, parameters: URLSearchParams): Promise<Answer<unknown>> {
  const wanted = asked(list, parameters);
  if (!wanted.ok) return wanted;
  const { filters, cursor, priority, perPage } = wanted.data;
  return readList(list, filters, cursor, priority, perPage);
}

/** Nothing of it may stay anywhere: the next one at this machine may be somebody else. */
function json(answer: Answer<unknown>, status: number): Response {
  return Response.json(answer, { status, headers: { "cache-control": "private, no-store" } });
}
