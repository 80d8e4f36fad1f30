const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one is made; after the last there is none. */
export const retryDelays = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR] as const;

/** How long one attempt may take. */
export const ATTEMPT_MS = 15 * SECOND;

/** By how much of itself a delay is lengthened at most, so that what failed together doesn't come back together. */
const JITTER = 0.1;

/**
 * When the next attempt is made after this many failures, or null when there is none: the delivery is exhausted.
 * `luck` is a random number from 0 up to 1.
 */
export function nextAttemptAt(failures: number, now: Date, luck: number): Date | null {
  const delay = retryDelays[failures - 1];
  return delay === undefined ? null : new Date(now.getTime() + Math.round(delay * (1 + JITTER * luck)));
}

/** A target that says it is gone for good: nothing is sent there any more until its owner turns the pulse on again. */
export function isGone(status: number | null): boolean {
  return status === 410;
}

export function isDelivered(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
