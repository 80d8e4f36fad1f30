import http from "node:http";
import https from "node:https";
import type { AttemptFailure } from "#contract/delivery.ts";
import { isPublicAddress, literalAddress, targetRefusal } from "#domain/pulse-address.ts";
import { ATTEMPT_MS } from "#domain/pulse-retry.ts";
import { failureOf } from "./failure.ts";
import { beginningOf } from "./read-answer.ts";
import { guardedLookup, nameServers, type Resolve } from "./target-lookup.ts";

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Gives the request up: the service stops. */
  signal?: AbortSignal;
}

export interface Answered {
  durationMs: number;
  status: number | null;
  failure: AttemptFailure | null;
  /** The first KiB of the answer. */
  answer: string;
}

export interface Post {
  (message: Message): Promise<Answered>;
  close(): void;
}

export interface PostOptions {
  /** A demo's pulses may go anywhere, also to this machine and without https. */
  anyAddress: boolean;
  resolve?: Resolve;
  patienceMs?: number;
}

/** Sends requests to pulses' targets, and nowhere else: never on to where a target redirects. */
export function openPost(options: PostOptions): Post {
  const { anyAddress, resolve = nameServers(), patienceMs = ATTEMPT_MS } = options;
  const isAllowed = (address: string) => anyAddress || isPublicAddress(address);
  // A kept connection was checked when it was made.
  const kept = { keepAlive: true, maxFreeSockets: 32, timeout: 30_000 };
  const lookup = guardedLookup(resolve, isAllowed);
  const agents = { "http:": new http.Agent(kept), "https:": new https.Agent(kept) };

  async function post(message: Message): Promise<Answered> {
    const begin = performance.now();
    const finished = await attempt(message);
    return { ...finished, durationMs: Math.round(performance.now() - begin) };
  }

  async function attempt(message: Message): Promise<Omit<Answered, "durationMs">> {
    const refused = targetRefusal(message.url, { anyAddress });
    // A host that is an address is never looked up, so it is looked at here.
    const literal = literalAddress(URL.parse(message.url)?.hostname ?? "");
    if (refused || (literal !== null && !isAllowed(literal))) {
      return { status: null, failure: "address_refused", answer: "" };
    }
    try {
      return await withoutStaleConnection(() => send(message));
    } catch (error) {
      return { status: null, failure: failureOf(error), answer: "" };
    }
  }

  function send({ url, headers, body, signal }: Message): Promise<Omit<Answered, "durationMs">> {
    const target = new URL(url);
    const { request, agent } =
      target.protocol === "https:"
        ? { request: https.request, agent: agents["https:"] }
        : { request: http.request, agent: agents["http:"] };
    const length = String(Buffer.byteLength(body));
    const limit = AbortSignal.timeout(patienceMs);
    return new Promise((settle, reject) => {
      const sent = request(target, {
        method: "POST",
        agent,
        lookup,
        headers: { ...headers, "content-length": length },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      // Once the answer has begun its status decides, whatever happens to the rest of it.
      let answered = false;
      sent.on("error", (error) => {
        if (!answered)
          reject(
            sent.reusedSocket ? new StaleConnection("The kept connection failed.", { cause: error }) : error,
          );
      });
      sent.on("response", async (response) => {
        answered = true;
        const { statusCode: status = 0 } = response;
        settle({ status, failure: answerFailure(status), answer: await beginningOf(response) });
      });
      sent.end(body);
    });
  }

  return Object.assign(post, {
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  });
}

function answerFailure(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirected" : "answered_otherwise";
}

class StaleConnection extends Error {}

/** A target may close a kept connection in the moment it is used again; that says nothing about the target. */
async function withoutStaleConnection<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error;
    if (failureOf(error.cause) !== "connection_lost") throw error.cause;
    return withoutStaleConnection(send);
  }
}
