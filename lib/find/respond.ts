import "server-only";
import { z } from "zod";
import type { Answer } from "../answer.ts";
import { staffFor } from "../auth/require.ts";
import { messages, reader } from "../reader/server.ts";
import { find } from "./find.ts";
import type { Findings } from "./found.ts";
import { PASTED_MAX } from "./recognise.ts";
import { theStore } from "./store.ts";

const question = z.object({ text: z.string().max(PASTED_MAX) });

/** What is pasted is a customer's mail: it comes in a body, since addresses are short and get written into logs. */
export async function respondWithFindings(request: Request): Promise<Response> {
  const staff = await staffFor("read");
  if (!staff.ok) return json(staff, staff.problem.kind === "signed_out" ? 401 : 403);
  const asked = question.safeParse(await request.json().catch(() => null));
  if (!asked.success) return new Response(null, { status: 400 });
  const [words, { locale, timeZone }] = await Promise.all([messages(), reader()]);
  const teller = { messages: words, locale, timeZone, now: new Date() };
  const data = await find(asked.data.text, theStore, teller);
  return json({ ok: true, data, waiting: false }, 200);
}

function json(answer: Answer<Findings>, status: number): Response {
  return Response.json(answer, { status, headers: { "cache-control": "private, no-store" } });
}
