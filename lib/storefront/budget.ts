/** A person's act goes before what a person opens, and that before what nobody waits for yet. */
export type Priority = "act" | "click" | "background";

/** What is known of the store's requests a minute. Instants are milliseconds of one clock. */
export interface Budget {
  limit: number;
  inFlight: number;
  /** When our requests ended, oldest first: the store counted each by then, at the latest. */
  ended: readonly number[];
  lastReadBegan: number;
  /** Requests that others made with the same key, as the store's headers gave them away. */
  others: { count: number; at: number };
  /** The store said no until then, to everybody. */
  closedUntil: number;
}

/** What a store's answer tells about its limit. */
export interface Told {
  limit?: number | undefined;
  remaining?: number | undefined;
}

export const WINDOW = 60_000;
export const LIMIT = 100;

/**
 * The part of the limit up to which each priority may use it, and up to which it does so without pause. What is
 * between is spread over the time until more is free, so that nobody ever waits the whole minute.
 */
const SHARES = {
  act: { ceiling: 1, calm: 1 },
  click: { ceiling: 0.88, calm: 0.66 },
  background: { ceiling: 0.75, calm: 0.4 },
} as const;

export function newBudget(limit: number = LIMIT): Budget {
  return {
    limit,
    inFlight: 0,
    ended: [],
    lastReadBegan: Number.NEGATIVE_INFINITY,
    others: { count: 0, at: 0 },
    closedUntil: 0,
  };
}

export function ceiling(budget: Budget, priority: Priority): number {
  return Math.max(1, Math.floor(budget.limit * SHARES[priority].ceiling));
}

function counting(budget: Budget, now: number): number[] {
  return budget.ended.filter((at) => at > now - WINDOW);
}

/** Nobody knows when others asked: evenly, over the minute before they were noticed. */
function othersNow({ others }: Budget, now: number): number {
  return Math.ceil(others.count * Math.max(0, 1 - (now - others.at) / WINDOW));
}

export function used(budget: Budget, now: number): number {
  return budget.inFlight + counting(budget, now).length + othersNow(budget, now);
}

/** 0: may begin. Else after how long to look again; Infinity when only an answer can change it. */
export function waitFor(budget: Budget, priority: Priority, now: number): number {
  if (now < budget.closedUntil) return budget.closedUntil - now;
  const taken = used(budget, now);
  const most = ceiling(budget, priority);
  if (taken >= most) return untilFree(budget, now);
  if (taken < budget.limit * SHARES[priority].calm) return 0;
  const pause = Math.min(untilFree(budget, now), WINDOW) / (most - taken);
  return Math.max(0, budget.lastReadBegan + pause - now);
}

function untilFree(budget: Budget, now: number): number {
  const [oldest = Number.POSITIVE_INFINITY] = counting(budget, now);
  const oneOfOthers = othersNow(budget, now) > 0 ? WINDOW / budget.others.count : Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(oldest + WINDOW - now, oneOfOthers));
}

export function begin(budget: Budget, priority: Priority, now: number): Budget {
  const lastReadBegan = priority === "act" ? budget.lastReadBegan : now;
  return { ...budget, inFlight: budget.inFlight + 1, lastReadBegan };
}

export function end(budget: Budget, now: number, told: Told = {}): Budget {
  const ended = [...counting(budget, now), now];
  const after = { ...budget, inFlight: Math.max(0, budget.inFlight - 1), ended };
  return learn(after, now, told);
}

/** Trusts the store where it says less is left than we know of, and our own count where it says more. */
function learn(budget: Budget, now: number, { limit = budget.limit, remaining }: Told): Budget {
  if (remaining === undefined) return { ...budget, limit };
  const ours = budget.inFlight + budget.ended.length;
  return { ...budget, limit, others: { count: Math.max(0, limit - remaining - ours), at: now } };
}

export function close(budget: Budget, until: number): Budget {
  return { ...budget, closedUntil: Math.max(budget.closedUntil, until) };
}
