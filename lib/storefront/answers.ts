import { z } from "zod";
import type { Answer, Page, Problem } from "../answer.ts";
import { problem, problemOf } from "./problem.ts";
import type { Waited } from "./send.ts";
import { readTolerantly } from "./tolerant.ts";

/** Waiting shorter than this is not worth a word. */
const WORTH_TELLING = 300;

export function hasWaited(waited: number): boolean {
  return waited > WORTH_TELLING;
}

export function failed<Data>(why: Problem, waiting = false): Answer<Data> {
  return { ok: false, problem: why, waiting };
}

export function succeeded<Data>(data: Data, waiting = false): Answer<Data> {
  return { ok: true, data, waiting };
}

/** The answer's `data` by its schema; the words around it are not needed. */
export function answerOf<Schema extends z.ZodType>(
  { reply, waited }: Waited,
  store: string,
  schema: Schema,
): Answer<z.output<Schema>> {
  const waiting = hasWaited(waited);
  const why = problemOf(reply, store);
  if (why) return failed(why, waiting);
  const data = reply.kind === "answered" ? readTolerantly(schema, envelope(reply.body)?.data) : undefined;
  return data === undefined ? failed(unreadable(reply, store), waiting) : succeeded(data, waiting);
}

/** A page, whichever of the three places the rows stand in. A row that cannot be read does not spoil the others. */
export function pageOf<Row extends z.ZodType>(
  { reply, waited }: Waited,
  store: string,
  row: Row,
): Answer<Page<z.output<Row>>> {
  const waiting = hasWaited(waited);
  const why = problemOf(reply, store);
  if (why) return failed(why, waiting);
  const list = reply.kind === "answered" ? listIn(reply.body) : undefined;
  if (!list) return failed(unreadable(reply, store), waiting);
  const rows = list.rows.flatMap((each) => readTolerantly(row, each) ?? []);
  return succeeded(
    {
      rows,
      nextCursor: list.next_cursor,
      prevCursor: list.prev_cursor,
      unreadable: list.rows.length - rows.length,
      note: null,
    },
    waiting,
  );
}

function unreadable(reply: Waited["reply"], store: string): Problem {
  return problem("unreadable", store, { status: reply.kind === "answered" ? reply.status : undefined });
}

const anything = z.object({ data: z.unknown().optional(), pagination: z.unknown().optional() });

function envelope(body: unknown) {
  return anything.safeParse(body).data;
}

const cursors = z.object({
  next_cursor: z
    .string()
    .nullish()
    .transform((cursor) => cursor || null),
  prev_cursor: z
    .string()
    .nullish()
    .transform((cursor) => cursor || null),
});
const rows = z.array(z.unknown());
const nested = z.object({
  data: rows.optional(),
  activations: rows.optional(),
  pagination: z.unknown().optional(),
});

function listIn(body: unknown) {
  const whole = envelope(body);
  const inner = nested.safeParse(whole?.data).data;
  const found = rows.safeParse(whole?.data).data ?? inner?.data ?? inner?.activations;
  const pagination = cursors.safeParse(inner?.pagination ?? whole?.pagination ?? {}).data;
  return found && pagination && { rows: found, ...pagination };
}
