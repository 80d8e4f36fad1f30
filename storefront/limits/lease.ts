import { type Ask, type Grant, LIFE } from "./lease-requests.ts";

/** The most that an instance may hold: when another has used up the rest, so many of the hundred are missing there. */
export const BLOCK = 8;
/** With so few left, more are asked for before they are needed. */
const LOW = 2;
const MINUTE = 60_000;
/** Ours ends before the database's, whatever the difference between two clocks within ten seconds. */
const USABLE = LIFE - 500;
/** How long a no is repeated without asking again. */
const SAME_NO = 1_000;

export interface Verdict {
  allowed: boolean;
  remaining: number;
  /** Whole seconds until more are free. */
  reset: number;
}

export interface Waiter {
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

/** What this instance knows and may do for one subject. Times are this process's milliseconds. */
export interface Lease {
  subject: string;
  tokens: number;
  expires: number;
  /** When requests passed that were not reported yet. */
  uses: number[];
  lastUse: number;
  free: number;
  resetAt: number;
  refusedUntil: number;
  waiters: Waiter[];
  asking: boolean;
}

export function newLease(subject: string): Lease {
  return {
    subject,
    tokens: 0,
    expires: 0,
    uses: [],
    lastUse: 0,
    free: 0,
    resetAt: 0,
    refusedUntil: 0,
    waiters: [],
    asking: false,
  };
}

export function canPass({ tokens, expires }: Lease, now: number): boolean {
  return tokens > 0 && now < expires;
}

export function pass(lease: Lease, now: number): Verdict {
  lease.tokens -= 1;
  lease.uses.push(now);
  lease.lastUse = now;
  return verdict(lease, now, true);
}

export function refuse(lease: Lease, now: number): Verdict {
  return verdict(lease, now, false);
}

function verdict(lease: Lease, now: number, allowed: boolean): Verdict {
  const remaining = allowed ? lease.free + lease.tokens : 0;
  return { allowed, remaining, reset: Math.max(1, Math.ceil((lease.resetAt - now) / 1000)) };
}

/** Whether to ask for more now, while what is left still lets requests pass. */
export function runsLow(lease: Lease): boolean {
  return lease.tokens <= LOW && lease.free > 0 && !lease.asking;
}

/** What to ask for. A lease that is given back keeps nothing. */
export function askFor(lease: Lease, now: number, givenBack: boolean): Ask {
  if (givenBack || now >= lease.expires) lease.tokens = 0;
  const ages = lease.uses.map((at) => Math.floor(now - at) / 1000);
  const kept = lease.tokens;
  const wanted = givenBack ? 0 : Math.max(BLOCK - kept, 0) + lease.waiters.length;
  lease.uses = [];
  lease.asking = true;
  return { subject: lease.subject, ages, kept, wanted };
}

/** Takes in what was granted. What passed while the answer was on its way came out of what was kept. */
export function takeGrant(lease: Lease, grant: Grant, ask: Ask, sent: number, now: number) {
  lease.asking = false;
  lease.tokens = (grant.keeps ? lease.tokens : 0) + grant.granted;
  lease.expires = sent + USABLE;
  lease.free = grant.free;
  const exhausted = grant.granted < ask.wanted;
  const wait = grant.next_free === null ? (exhausted ? LIFE : MINUTE) : grant.next_free * 1000;
  lease.resetAt = now + wait;
  lease.refusedUntil = exhausted ? Math.min(lease.resetAt, now + SAME_NO) : 0;
}

/** The database did not answer: what was to be reported is reported the next time. */
export function takeBack(lease: Lease, { ages }: Ask, sent: number) {
  lease.asking = false;
  lease.uses = [...ages.map((age) => sent - age * 1000), ...lease.uses].filter((at) => at > sent - MINUTE);
}
