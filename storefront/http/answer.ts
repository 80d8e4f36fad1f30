import { refused, SUCCESS, succeeded } from "#contract/envelope.ts";
import { type ReasonCode, reasons } from "#contract/errors.ts";
import type { Page } from "../db/keyset.ts";
import { ownHeaders } from "./own-headers.ts";
import type { Refusal } from "./refusal.ts";
import type { StoreContext } from "./request.ts";

/** What a request is answered with, before it is written: so that it can be kept and replayed. */
export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
  /** What is kept of it for a repeated request, where it tells something that is told only once. */
  keptBody?: string;
}

export function answer(data: unknown, { message = SUCCESS, status = 200 } = {}): Answer {
  return { status, body: JSON.stringify(succeeded(data, message)) };
}

/** A secret is told once: who repeats the request gets the answer without it, and nothing of it is kept. */
export function answerOnce(
  data: unknown,
  withoutSecret: unknown,
  said: Parameters<typeof answer>[1],
): Answer {
  return { ...answer(data, said), keptBody: answer(withoutSecret, said).body };
}

/** The sales list alone has its pagination beside `data`. */
export function answerBeside(data: unknown, pagination: unknown): Answer {
  return { status: 200, body: JSON.stringify({ ...succeeded(data), pagination }) };
}

/** A no that is the transaction's result: what it wrote stays written. */
export function refusal(code: ReasonCode, own: Refusal["own"] = {}): Answer {
  const { headers, ...said } = own;
  const body = JSON.stringify(refused(code, said));
  return { status: reasons[code].status, body, ...(headers ? { headers } : {}) };
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

/** All headers in one plain object: the server writes that as it is, which is a tenth of a request's own time. */
export function respond(c: StoreContext, { status, body, headers }: Answer): Response {
  const own = ownHeaders(c);
  return new Response(body, {
    status,
    headers: headers ? { ...JSON_TYPE, ...own, ...headers } : { ...JSON_TYPE, ...own },
  });
}

export function toResponse({ status, body, headers }: Answer): Response {
  return new Response(body, { status, headers: { ...JSON_TYPE, ...headers } });
}

export function pagination({ nextCursor, prevCursor }: Page<unknown>) {
  return { next_cursor: nextCursor, prev_cursor: prevCursor, has_more: nextCursor !== null };
}
