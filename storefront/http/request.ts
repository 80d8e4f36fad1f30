import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { z } from "zod";
import type { ReasonCode } from "#contract/errors.ts";
import { isStorable } from "#contract/text.ts";
import { fieldSentence, parse } from "#contract/validation.ts";
import { type Cursor, decodeCursor } from "../db/cursor.ts";
import type { PageRequest } from "../db/keyset.ts";
import type { KeyHolder } from "../keys/keyring.ts";
import type { Verdict } from "../limits/lease.ts";
import { invalid, Refusal } from "./refusal.ts";

export interface StoreEnv {
  /** What the server hands in beside a request; nothing when it was made in this process. */
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    holder: KeyHolder;
    requestId: string;
    callerAddress: string;
    /** How the caller stands with the rate limit, once that was asked. */
    verdict?: Verdict;
    /** The answer was built with what every answer carries; else that is added at the end. */
    hasOwnHeaders?: boolean;
  };
}

export type StoreContext = Context<StoreEnv>;

export function readQuery<Schema extends z.ZodType>(c: StoreContext, schema: Schema): z.output<Schema> {
  const parsed = parse(schema, c.req.query());
  if (!parsed.ok) throw invalid(parsed.problems);
  return parsed.value;
}

export function pageRequest(
  list: string,
  query: { per_page: number; cursor?: string | undefined },
): PageRequest {
  return { perPage: query.per_page, cursor: readCursor(list, query.cursor) };
}

function readCursor(list: string, text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const cursor = decodeCursor(list, text);
  if (cursor) return cursor;
  const message = fieldSentence("cursor", "must be a cursor returned by this list");
  throw invalid([{ field: "cursor", message }], "cursor_invalid");
}

/** A part of the path. What the database could not even hold is certainly not in it. */
export function pathPart(c: StoreContext, name: string, unknown: ReasonCode): string {
  const part = c.req.param(name);
  if (part === undefined || part.length > 500 || !isStorable(part)) throw new Refusal(unknown);
  return part;
}

/** A body as JSON; an absent one is an empty object. */
export function parseJson(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("body_not_json");
  }
}

export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = parse(schema, body);
  if (!parsed.ok) throw invalid(parsed.problems);
  return parsed.value;
}
