import type { Told } from "./budget.ts";
import type { Clock } from "./clock.ts";
import { type Connection, TIMEOUT, told, userAgent } from "./request.ts";

/** A stream that goes on until it is ended or breaks, or why there is none. */
export type Opened =
  | { kind: "open"; body: ReadableStream<Uint8Array>; told: Told }
  | { kind: "refused"; status: number; told: Told; retryAfter: number | undefined }
  | { kind: "unreachable" };

export interface StreamAsked {
  path: string;
  /** The last event that was received, to go on after it. */
  lastEventId: string | undefined;
  signal: AbortSignal;
}

/** Like a request, never throws: an error of `fetch` may quote the header with the key. */
export async function openStream(
  { url, key }: Connection,
  asked: StreamAsked,
  clock: Clock,
): Promise<Opened> {
  const patience = new AbortController();
  const forget = clock.after(TIMEOUT, () => patience.abort());
  try {
    const response = await fetch(`${url}${asked.path}`, {
      headers: {
        authorization: `Bearer ${key}`,
        accept: "text/event-stream",
        "user-agent": userAgent(),
        ...(asked.lastEventId === undefined ? {} : { "last-event-id": asked.lastEventId }),
      },
      signal: AbortSignal.any([asked.signal, patience.signal]),
      cache: "no-store",
      redirect: "manual",
    });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (response.ok && isStream && response.body)
      return { kind: "open", body: response.body, ...told(response) };
    await response.body?.cancel();
    // Whatever answers this address with something else has no stream.
    return { kind: "refused", status: response.ok ? 404 : response.status, ...told(response) };
  } catch {
    return { kind: "unreachable" };
  } finally {
    forget();
  }
}
