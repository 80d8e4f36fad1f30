import type { Told } from "./budget.ts";
import type { Clock } from "./clock.ts";

/** The store that the dashboard works for. The key leaves this object only in a request's header. */
export interface Connection {
  url: string;
  key: string;
}

/** `mark` is this act's alone: the store may know by it that it has done it, and so may we, when we look for it. */
export type Sent =
  | { method: "GET"; path: string }
  | { method: ActMethod; path: string; body: unknown; mark: string };

export type ActMethod = "POST" | "PATCH" | "DELETE";

/** What came back: an answer of whatever kind, or in which way none came. */
export type Reply =
  | {
      kind: "answered";
      status: number;
      /** The answer's JSON; undefined where it is none. */
      body: unknown;
      told: Told;
      /** In seconds, as the store asked. */
      retryAfter: number | undefined;
    }
  /** The request never reached the store. */
  | { kind: "unreachable" }
  /** It may have reached the store, and the connection ended without an answer. */
  | { kind: "broken" }
  /** It may have reached the store, which said nothing in time. */
  | { kind: "silent" };

export const TIMEOUT = 15_000;

/** Who asks. A license's history keeps it, so that what staff activated is told apart from the customers' devices. */
export function userAgent(mark?: string): string {
  return mark === undefined ? "Vitrine dashboard" : `Vitrine dashboard (${mark})`;
}

/** No request got further than these: nobody can have acted on it. */
const NOT_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * One request, and whatever happens to it as a plain value. Never throws, because what is thrown gets logged: an
 * error of `fetch` may quote the header with the key.
 */
export async function request({ url, key }: Connection, sent: Sent, clock: Clock): Promise<Reply> {
  const aborter = new AbortController();
  const forget = clock.after(TIMEOUT, () => aborter.abort());
  try {
    const response = await fetch(`${url}${sent.path}`, {
      method: sent.method,
      headers: headersOf(sent, key),
      body: sent.method === "GET" ? null : JSON.stringify(sent.body),
      signal: aborter.signal,
      cache: "no-store",
      // Another address must not be asked with this key, however politely this one sends us there.
      redirect: "manual",
    });
    return {
      kind: "answered",
      status: response.status,
      body: parsed(await response.text()),
      ...told(response),
    };
  } catch (error) {
    if (aborter.signal.aborted) return { kind: "silent" };
    return { kind: NOT_SENT.has(codeOf(error)) ? "unreachable" : "broken" };
  } finally {
    forget();
  }
}

/** What an answer's headers tell of the store's limit. */
export function told(response: Response): { told: Told; retryAfter: number | undefined } {
  return {
    told: {
      limit: number(response, "ratelimit-limit"),
      remaining: number(response, "ratelimit-remaining"),
    },
    retryAfter: number(response, "retry-after"),
  };
}

function headersOf(sent: Sent, key: string): Record<string, string> {
  const common = { authorization: `Bearer ${key}`, accept: "application/json" };
  if (sent.method === "GET") return { ...common, "user-agent": userAgent() };
  return {
    ...common,
    "user-agent": userAgent(sent.mark),
    "idempotency-key": sent.mark,
    "content-type": "application/json",
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function number(response: Response, header: string): number | undefined {
  const text = response.headers.get(header) ?? response.headers.get(`x-${header}`);
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

/** Several addresses of one name fail together; none was reached only when each of them says so. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) {
    const codes = new Set(cause.errors.map(codeOf));
    return [...codes].find((code) => !NOT_SENT.has(code)) ?? [...codes][0] ?? "";
  }
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
