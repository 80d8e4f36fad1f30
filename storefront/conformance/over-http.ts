import { setTimeout as sleep } from "node:timers/promises";
import type { Reply, SendOptions, Subject } from "./subject.ts";

export interface RemoteStore {
  url: string;
  key: () => string | Promise<string>;
  /** The least time between two requests, so that a working shop keeps its budget. */
  pauseMs?: number;
  mayAct?: boolean;
  maxPages?: number;
}

const PATIENCE = 5;
const TIMEOUT_MS = 30_000;

/** A store anywhere: paced, and patient when it is told to wait. */
export function overHttp({ url, key, pauseMs = 0, mayAct = false, maxPages = 20 }: RemoteStore): Subject {
  // Its address may have a path, which belongs before ours.
  const base = url.replace(/\/+$/, "");
  let free = Promise.resolve();
  const turn = () => {
    const now = free;
    free = free.then(() => (pauseMs > 0 ? sleep(pauseMs) : undefined));
    return now;
  };
  async function send(method: string, path: string, options: SendOptions = {}): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      await turn();
      const response = await fetch(`${base}${path}`, {
        method,
        headers: await headersOf(options, key),
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status !== 429 || attempt === PATIENCE) return read(response);
      await response.body?.cancel();
      await sleep(Number(response.headers.get("retry-after") ?? 5) * 1000);
    }
  }
  return { send, mayAct, maxPages };
}

async function headersOf({ body, key: own }: SendOptions, key: RemoteStore["key"]): Promise<Headers> {
  const headers = new Headers();
  if (own !== null) headers.set("authorization", `Bearer ${own ?? (await key())}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  return headers;
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: text.slice(0, 300) };
  }
}
