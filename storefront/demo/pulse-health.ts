import type { AttemptFailure } from "#contract/delivery.ts";
import { isFailing } from "#domain/pulse-health.ts";
import { isDelivered, isGone } from "#domain/pulse-retry.ts";
import { type DemoAttempt, endOf } from "./delivery-life.ts";

export interface DemoHealth {
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailure: AttemptFailure | null;
  failingSince: Date | null;
  failures: number;
  told: ToldFailure | null;
}

/** What the event pulse.failing said, when it was time to say it. */
interface ToldFailure {
  at: Date;
  reason: "gone" | "failing";
  status: number | null;
  failure: AttemptFailure | null;
  failures: number;
}

const UNTRIED: DemoHealth = {
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
  failingSince: null,
  failures: 0,
  told: null,
};

/** How a pulse does after all that its target answered, told in the order in which it did. */
export function healthAfter(attempts: readonly DemoAttempt[]): DemoHealth {
  const inOrder = attempts.toSorted((one, other) => endOf(one).getTime() - endOf(other).getTime());
  return inOrder.reduce(noted, UNTRIED);
}

function noted(health: DemoHealth, attempt: DemoAttempt): DemoHealth {
  const at = endOf(attempt);
  if (isDelivered(attempt.status))
    return { ...health, lastSuccessAt: at, failingSince: null, failures: 0, told: null };
  const failingSince = health.failingSince ?? at;
  const failures = health.failures + 1;
  const { status, failure } = attempt;
  const isNews = isGone(status) || isFailing({ failures, failingSince }, at);
  const told: ToldFailure | null = isNews
    ? { at, reason: isGone(status) ? "gone" : "failing", status, failure, failures }
    : null;
  const last = { lastFailureAt: at, lastFailure: failure };
  return { ...health, ...last, failingSince, failures, told: health.told ?? told };
}
