import { after } from "node:test";
import pino from "pino";
import type { Pool } from "../db/pool.ts";
import { openFeed } from "../events/feed.ts";
import { createApp } from "../http/app.ts";
import { openKeyring } from "../keys/keyring.ts";
import { openRateLimiter } from "../limits/limiter.ts";
import { openMetrics } from "../operations/metrics.ts";
import { openPost } from "../pulses/post.ts";
import { createApiKey } from "../resources/keys/create.ts";
import type { Service, Store } from "../service.ts";
import { readSettings, type Settings } from "../settings.ts";
import { testDatabase } from "./database.ts";
import { insertStore } from "./store.ts";

export interface TestRequest {
  /** An object is sent as JSON, a string as it is. */
  body?: unknown;
  /** Null sends none. */
  key?: string | null;
  headers?: Record<string, string>;
  /** From which address the request comes. */
  address?: string;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** The answer's JSON, or its text where it is none. */
  body: unknown;
  text: string;
}

export interface TestService {
  app: ReturnType<typeof createApp>;
  service: Service;
  pool: Pool;
  url: string;
  store: Store;
  otherStore: Store;
  key: string;
  otherKey: string;
  setNow(now: Date): void;
  request(method: string, path: string, options?: TestRequest): Promise<TestAnswer>;
  freshKey(store?: Store, scopes?: readonly string[]): Promise<string>;
}

/** Safely below what a key may ask in a minute. */
const REQUESTS_PER_KEY = 90;

/** The whole service in this process, on a database of its own, with two stores and a clock that the test sets. */
export async function testService({
  settings = {},
  now = new Date("2026-03-15T12:00:00Z"),
}: {
  settings?: Partial<Settings>;
  now?: Date;
} = {}): Promise<TestService> {
  const { pool, url } = await testDatabase();
  const store = await insertStore(pool, { slug: "test-store", name: "Test Store" });
  const otherStore = await insertStore(pool, { slug: "other-store", name: "Other Store" });
  let current = now;
  const clock = () => current;
  const service: Service = {
    pool,
    settings: { ...readSettings({ DATABASE_URL: url, LOG_LEVEL: "silent" }), ...settings },
    clock,
    keyring: openKeyring(pool, url, clock),
    limiter: openRateLimiter(pool),
    metrics: openMetrics(pool),
    feed: openFeed(pool, pino({ level: "silent" }), { lookMs: 10 }),
    post: openPost({ anyAddress: true }),
    lifecycle: { stopping: false },
    log: pino({ level: "silent" }),
  };
  after(async () => {
    service.feed.close();
    service.post.close();
    await service.limiter.close();
    await service.keyring.close();
  });
  const app = createApp(service);
  const freshKey = async (of = store, scopes: readonly string[] = []) =>
    (await createApiKey(pool, { storeSlug: of.slug, name: "test", scopes, now: clock() })).key;
  const key = await freshKey();
  const otherKey = await freshKey(otherStore);
  const keyFor = keysThatNeverTire(
    new Map([
      [key, () => freshKey()],
      [otherKey, () => freshKey(otherStore)],
    ]),
  );

  async function request(method: string, path: string, options: TestRequest = {}): Promise<TestAnswer> {
    const { body, address = "127.0.0.1" } = options;
    const headers = new Headers(options.headers);
    const sent = options.key === undefined ? key : options.key;
    if (sent !== null && !headers.has("authorization"))
      headers.set("authorization", `Bearer ${await keyFor(sent)}`);
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      init.body = typeof body === "string" ? body : JSON.stringify(body);
      if (!headers.has("content-type")) headers.set("content-type", "application/json");
    }
    return read(await app.request(path, init, { incoming: { socket: { remoteAddress: address } } }));
  }
  const setNow = (next: Date) => {
    current = next;
  };
  return { app, service, pool, url, store, otherStore, key, otherKey, setNow, request, freshKey };
}

/** A key that has asked often is replaced by another of its store, because nothing lifts the limit. */
function keysThatNeverTire(makers: ReadonlyMap<string, () => Promise<string>>) {
  const standIns = new Map<string, { key: Promise<string>; used: number }>();
  return (key: string): string | Promise<string> => {
    const make = makers.get(key);
    if (!make) return key;
    let standIn = standIns.get(key) ?? { key: Promise.resolve(key), used: 0 };
    if (standIn.used >= REQUESTS_PER_KEY) standIn = { key: make(), used: 0 };
    standIn.used += 1;
    standIns.set(key, standIn);
    return standIn.key;
  };
}

async function read(response: Response): Promise<TestAnswer> {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, body: parsed(text), text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
