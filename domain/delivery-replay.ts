import type { ReasonCode } from "#contract/errors.ts";

export type ReplayRefusal = Extract<
  ReasonCode,
  "delivery_is_test" | "delivery_pulse_deleted" | "delivery_pulse_disabled" | "delivery_under_way"
>;

export interface Replayed {
  isTest: boolean;
  /** Null once the pulse is deleted. */
  pulse: { isEnabled: boolean } | null;
  /** Until when somebody is sending it, at most; null where nobody is. */
  leasedUntil: Date | null;
}

/** Why a delivery may not be sent once more now, or null where it may: also one that arrived. */
export function replayRefusal({ isTest, pulse, leasedUntil }: Replayed, now: Date): ReplayRefusal | null {
  if (isTest) return "delivery_is_test";
  if (pulse === null) return "delivery_pulse_deleted";
  if (!pulse.isEnabled) return "delivery_pulse_disabled";
  return leasedUntil !== null && leasedUntil > now ? "delivery_under_way" : null;
}
