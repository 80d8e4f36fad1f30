import type { PulseHealthState } from "#contract/pulse-health.ts";

/** How a pulse's target has been answering since its last success. */
export interface PulseHealth {
  failures: number;
  failingSince: Date | null;
}

const MINUTE = 60_000;
/** One bad minute is no news: retries cover it. By the fourth attempt of a delivery it is. */
const FAILURES = 3;
const LASTING = 5 * MINUTE;

/** Whether a pulse is shown as failing, and told of once: it failed again and again, and that for a while. */
export function isFailing({ failures, failingSince }: PulseHealth, now: Date): boolean {
  return failures >= FAILURES && failingSince !== null && now.getTime() - failingSince.getTime() >= LASTING;
}

export interface PulseRecord extends PulseHealth {
  /** Why it is off where nobody turned it off. */
  disabledReason: string | null;
  lastSuccessAt: Date | null;
}

/** How a pulse does, in a word. */
export function pulseHealthState(record: PulseRecord, now: Date): PulseHealthState {
  if (record.disabledReason !== null) return "gone";
  if (isFailing(record, now)) return "failing";
  if (record.failures > 0) return "unsteady";
  return record.lastSuccessAt === null ? "untried" : "working";
}
