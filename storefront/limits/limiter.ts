import { randomUUID } from "node:crypto";
import type { Pool } from "../db/pool.ts";
import {
  askFor,
  canPass,
  type Lease,
  newLease,
  pass,
  refuse,
  runsLow,
  takeBack,
  takeGrant,
  type Verdict,
} from "./lease.ts";
import { type Ask, forgetIdleSubjects, leaseRequests } from "./lease-requests.ts";

const SWEEP = 1_000;
const IDLE = 3_000;
const RENEW = 3_000;
/** Asking ahead for many at once costs a fifth of asking for each; whoever can't wait takes the gathered ones along. */
const GATHER = 10;
const BATCH = 50;
const CLEAN = 60_000;

export interface RateLimiter {
  /** Whether one more request of this subject may pass: at once, unless the database has to be asked first. */
  take(subject: string): Verdict | Promise<Verdict>;
  /** Gives back what was leased and not used. */
  close(): Promise<void>;
}

export function openRateLimiter(pool: Pool, ticks: () => number = () => performance.now()): RateLimiter {
  const instance = randomUUID();
  const leases = new Map<string, Lease>();
  /** Who is to ask next, and whether only to give back. */
  const due = new Map<Lease, "ask" | "give back">();
  let gathering: NodeJS.Timeout | undefined;
  let urgent: NodeJS.Immediate | undefined;
  const sweeper = setInterval(sweep, SWEEP).unref();
  const cleaner = setInterval(() => void forgetIdleSubjects(pool).catch(() => {}), CLEAN).unref();

  function leaseOf(subject: string): Lease {
    const known = leases.get(subject);
    if (known) return known;
    const lease = newLease(subject);
    leases.set(subject, lease);
    return lease;
  }

  function schedule(lease: Lease, waits: boolean) {
    if (!lease.asking) due.set(lease, "ask");
    if (waits) urgent ??= setImmediate(() => void flush());
    else gathering ??= setTimeout(() => void flush(), GATHER).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(gathering);
    clearImmediate(urgent);
    gathering = undefined;
    urgent = undefined;
    const all = [...due].sort(([one], [other]) => (one.subject < other.subject ? -1 : 1));
    due.clear();
    const batches: Promise<void>[] = [];
    for (let start = 0; start < all.length; start += BATCH)
      batches.push(ask(all.slice(start, start + BATCH)));
    await Promise.all(batches);
  }

  async function ask(batch: readonly (readonly [Lease, "ask" | "give back"])[]): Promise<void> {
    const sent = ticks();
    const asked = batch.map(([lease, way]) => ({ lease, ask: askFor(lease, sent, way === "give back") }));
    try {
      const grants = await leaseRequests(
        pool,
        instance,
        asked.map((each) => each.ask),
      );
      const now = ticks();
      for (const [place, { lease, ask }] of asked.entries()) {
        const grant = grants[place];
        if (!grant) throw new Error("The database answered for fewer than it was asked for.");
        takeGrant(lease, grant, ask, sent, now);
        serve(lease, now);
      }
    } catch (error) {
      for (const { lease, ask } of asked) fail(lease, ask, sent, error);
    }
  }

  function serve(lease: Lease, now: number) {
    while (lease.waiters.length > 0 && canPass(lease, now)) lease.waiters.shift()?.resolve(pass(lease, now));
    if (lease.waiters.length === 0) return;
    if (now >= lease.refusedUntil) return schedule(lease, true);
    for (const waiter of lease.waiters.splice(0)) waiter.resolve(refuse(lease, now));
  }

  function fail(lease: Lease, ask: Ask, sent: number, error: unknown) {
    if (!lease.asking) return;
    takeBack(lease, ask, sent);
    for (const waiter of lease.waiters.splice(0)) waiter.reject(error);
  }

  /** Reports, renews, or gives back what would otherwise end unused. */
  function sweep() {
    const now = ticks();
    for (const lease of leases.values()) {
      const idle = now - lease.lastUse > IDLE;
      const holds = lease.tokens > 0 || lease.uses.length > 0;
      if (lease.asking || due.has(lease) || lease.waiters.length > 0) continue;
      if (idle && !holds && now >= lease.refusedUntil) leases.delete(lease.subject);
      else if (holds && (idle || lease.expires - now < RENEW)) due.set(lease, idle ? "give back" : "ask");
    }
    if (due.size > 0) void flush();
  }

  return {
    take(subject) {
      const lease = leaseOf(subject);
      const now = ticks();
      if (lease.waiters.length === 0 && canPass(lease, now)) {
        const verdict = pass(lease, now);
        if (runsLow(lease)) schedule(lease, false);
        return verdict;
      }
      if (now < lease.refusedUntil) return refuse(lease, now);
      return new Promise((resolve, reject) => {
        lease.waiters.push({ resolve, reject });
        schedule(lease, true);
      });
    },
    async close() {
      clearInterval(sweeper);
      clearInterval(cleaner);
      for (const lease of leases.values()) if (!lease.asking) due.set(lease, "give back");
      await flush();
    },
  };
}
