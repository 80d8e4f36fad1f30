/** What was tried against one account, or from one address. */
export interface Failures {
  failures: number;
  lastAt: Date;
}

export const failureKinds = ["account", "address"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** An address may be a whole office's, so it has more tries than an account before it is slowed. */
const FREE_TRIES: Record<FailureKind, number> = { account: 4, address: 20 };
const LONGEST = 5 * 60_000;
/** After a quiet hour nothing is held against anybody. */
const FORGOTTEN = 60 * 60_000;

/** Milliseconds until the next try is looked at: 1 s after the free ones, doubling from there to five minutes. */
export function waitBeforeTry(kind: FailureKind, { failures, lastAt }: Failures, now: Date): number {
  const quiet = now.getTime() - lastAt.getTime();
  const beyond = failures - FREE_TRIES[kind];
  if (beyond < 0 || quiet >= FORGOTTEN) return 0;
  return Math.max(0, Math.min(LONGEST, 1000 * 2 ** beyond) - quiet);
}

/** One more, or the first again after a quiet hour. */
export function oneMoreFailure({ failures, lastAt }: Failures, now: Date): Failures {
  const forgotten = now.getTime() - lastAt.getTime() >= FORGOTTEN;
  return { failures: forgotten ? 1 : failures + 1, lastAt: now };
}
