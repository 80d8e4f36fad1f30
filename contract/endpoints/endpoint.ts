import type { z } from "zod";
import { SUCCESS } from "../envelope.ts";
import type { ReasonCode } from "../errors.ts";
import type { Capability } from "../store.ts";

export type PathParameter = { name: string; description: string; example: string };

export type Answer = {
  status: 200 | 201;
  when: string;
  schema: z.ZodType;
  example: unknown;
  /** What it is where it is no JSON: its example is its text. */
  mediaType?: "text/event-stream";
};

export type Endpoint = {
  id: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  title: string;
  description: string;
  parameters: readonly PathParameter[];
  /** Those it may be asked with, beside what any request may have. */
  headers?: readonly PathParameter[];
  query?: z.ZodObject;
  exampleQuery?: string;
  /** `invalid` is one to show what a refusal of fields looks like. */
  body?: { schema: z.ZodObject; required: boolean; example: unknown; invalid?: unknown };
  answers: readonly [Answer, ...Answer[]];
  /** The reasons of its own; `reasonsOf` adds those any endpoint of its kind has. */
  reasons: readonly ReasonCode[];
  /** Offered beyond the common endpoints, and announced by the store under this word. */
  capability?: Capability;
};

export type Resource = { name: string; title: string; about: string; endpoints: readonly Endpoint[] };

const anywhere = [
  "key_missing",
  "key_unknown",
  "key_revoked",
  "rate_limited",
  "request_malformed",
  "internal_error",
  "service_unavailable",
] as const satisfies readonly ReasonCode[];

const sending = [
  "body_not_json",
  "body_too_large",
  "validation_failed",
] as const satisfies readonly ReasonCode[];

const posting = [
  ...sending,
  "idempotency_key_invalid",
  "idempotency_key_reused",
  "idempotency_in_progress",
] as const satisfies readonly ReasonCode[];

/** Whether it is one of the owner's, which only keys with the scope `manage` may use. */
export function isManaging({ path }: Endpoint): boolean {
  return path.startsWith("/manage/v1/");
}

/** Every reason this endpoint may answer with. */
export function reasonsOf(endpoint: Endpoint): ReasonCode[] {
  const querying: readonly ReasonCode[] = endpoint.query === undefined ? [] : ["validation_failed"];
  const paging: readonly ReasonCode[] = "cursor" in (endpoint.query?.shape ?? {}) ? ["cursor_invalid"] : [];
  const doing: readonly ReasonCode[] =
    endpoint.method === "POST" ? posting : endpoint.body === undefined ? [] : sending;
  const managing: readonly ReasonCode[] = isManaging(endpoint) ? ["scope_required"] : [];
  return [...new Set([...endpoint.reasons, ...querying, ...paging, ...doing, ...managing, ...anywhere])];
}

export const succeededExample = (data: unknown, message: string = SUCCESS) => ({ message, data, errors: [] });

const cursors = { next_cursor: "eyJrIjoxfQ.c2ln", prev_cursor: null, has_more: true };

export const pageExample = (item: unknown) => succeededExample({ data: [item], pagination: cursors });

export const pageWithPerPageExample = (item: unknown, perPage: number) =>
  succeededExample({ data: [item], pagination: { ...cursors, per_page: perPage } });

export const flatPageExample = (item: unknown) => ({ ...succeededExample([item]), pagination: cursors });
