import "server-only";
import { failedQuery } from "#contract/replay.ts";
import type { Answer } from "../answer.ts";
import { staffFor } from "../auth/require.ts";
import { readFailed, readReplay } from "../reads/replays.ts";
import { failed } from "../storefront/answers.ts";
import { invalid } from "../storefront/problem.ts";

/** How many deliveries a replay would send again, for whoever may begin one. */
export async function respondWithFailed(asked: URLSearchParams): Promise<Response> {
  const which = failedQuery.safeParse(Object.fromEntries(asked));
  return forManagers(async () =>
    which.success ? readFailed(which.data) : failed(invalid("since", which.error)),
  );
}

export function respondWithReplay(id: string): Promise<Response> {
  return forManagers(() => readReplay(id));
}

async function forManagers(read: () => Promise<Answer<unknown>>): Promise<Response> {
  const staff = await staffFor("pulses.manage");
  if (!staff.ok) return json(staff, staff.problem.kind === "signed_out" ? 401 : 403);
  return json(await read(), 200);
}

function json(answer: Answer<unknown>, status: number): Response {
  return Response.json(answer, { status, headers: { "cache-control": "private, no-store" } });
}
