import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { row, run, sql } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { type Answer, refusal } from "./answer.ts";
import { Refusal } from "./refusal.ts";
import type { StoreContext } from "./request.ts";

const PATIENCE = 5_000;

/** One operation of a store, however often it is sent. */
export interface Operation {
  storeId: number;
  method: string;
  path: string;
  key: string;
  bodyHash: Buffer;
}

export function readOperation(c: StoreContext, body: string): Operation | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw new Refusal("idempotency_key_invalid");
  const { method } = c.req;
  // As it was sent: decoded, it may hold what the database cannot. And an index has no room for an endless one.
  const { pathname } = new URL(c.req.url);
  const named = pathname.length > 500 ? hash("sha256", pathname) : pathname;
  const bodyHash = hash("sha256", body, "buffer");
  return { storeId: c.get("holder").store.id, method, path: named, key, bodyHash };
}

export interface Moment {
  now: Date;
  /** For how long an answer is given again. */
  keptHours: number;
}

/**
 * Performs an operation unless it was performed before: then its first answer is given again. The answer is kept in
 * the operation's own transaction, so that a crash leaves both or neither; a refusal is an answer too.
 */
export async function once(
  tx: Tx,
  operation: Operation,
  { now, keptHours }: Moment,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  await lock(tx, operation);
  const kept = await keptAnswer(tx, operation, new Date(now.getTime() - keptHours * 3_600_000));
  if (kept) return kept;
  await tx.query("SAVEPOINT before_operation");
  const result = await perform().catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    await tx.query("ROLLBACK TO SAVEPOINT before_operation");
    return refusal(error.code, error.own);
  });
  await keep(tx, operation, result, now);
  return result;
}

/** Waits for the same operation under way in another instance. */
async function lock(tx: Tx, { storeId, method, path, key }: Operation): Promise<void> {
  const name = JSON.stringify([storeId, method, path, key]);
  try {
    await tx.query(`SET LOCAL lock_timeout = ${PATIENCE}`);
    await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    await tx.query("SET LOCAL lock_timeout = 0");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "55P03")
      throw new Refusal("idempotency_in_progress");
    throw error;
  }
}

async function keptAnswer(tx: Tx, operation: Operation, since: Date): Promise<Answer | undefined> {
  const { storeId, method, path, key, bodyHash } = operation;
  const kept = await row<{ body_hash: Buffer; status: number; body: string }>(
    tx,
    sql`SELECT body_hash, status, body FROM idempotency_keys
        WHERE store_id = ${storeId} AND method = ${method} AND path = ${path} AND key = ${key}
          AND created_at > ${since}`,
  );
  if (!kept) return undefined;
  if (!kept.body_hash.equals(bodyHash)) throw new Refusal("idempotency_key_reused");
  return { status: kept.status, body: kept.body, headers: { "idempotent-replayed": "true" } };
}

async function keep(tx: Tx, operation: Operation, answer: Answer, now: Date): Promise<void> {
  const { storeId, method, path, key, bodyHash } = operation;
  const { status, body, keptBody = body } = answer;
  await run(
    tx,
    sql`INSERT INTO idempotency_keys (store_id, method, path, key, body_hash, status, body, created_at)
        VALUES (${storeId}, ${method}, ${path}, ${key}, ${bodyHash}, ${status}, ${keptBody}, ${now})
        ON CONFLICT (store_id, method, path, key) DO UPDATE
        SET body_hash = excluded.body_hash, status = excluded.status, body = excluded.body,
            created_at = excluded.created_at`,
  );
}

/** Waits for the same operation under way in this instance, without a connection: those are few. */
export function oneAtATime() {
  const underWay = new Map<string, Promise<unknown>>();
  return async <Result>(operation: Operation, work: () => Promise<Result>): Promise<Result> => {
    const { storeId, method, path, key } = operation;
    const name = JSON.stringify([storeId, method, path, key]);
    const deadline = performance.now() + PATIENCE;
    for (let other = underWay.get(name); other; other = underWay.get(name)) {
      const late = new AbortController();
      const waiting = pause(Math.max(deadline - performance.now(), 0), "late", { signal: late.signal });
      const first = await Promise.race([other.then(() => "done"), waiting]);
      late.abort();
      waiting.catch(() => {});
      if (first === "late") throw new Refusal("idempotency_in_progress");
    }
    const mine = work();
    const ended = mine.then(
      () => underWay.delete(name),
      () => underWay.delete(name),
    );
    underWay.set(name, ended);
    return mine;
  };
}
