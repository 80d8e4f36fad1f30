import type { ManagedPulse } from "#contract/managed-pulse.ts";
import { type PulseHealthTold, pulseHealthStates } from "#contract/pulse-health.ts";
import { orNull, withOffset } from "#contract/timestamps.ts";
import { pulseHealthState } from "#domain/pulse-health.ts";
import type { Store } from "../../store.ts";
import { toFailure } from "../deliveries/wire.ts";
import type { ManagedPulseRow } from "./managed-queries.ts";
import { toPulse } from "./wire.ts";

export function toManagedPulse(row: ManagedPulseRow, store: Store, now: Date): ManagedPulse {
  const { previous_secret_until: until } = row;
  return {
    ...toPulse(row, store),
    disabled_reason: row.disabled_reason,
    headers: row.headers,
    previous_secret_until: until !== null && until > now ? withOffset(until) : null,
    health: toHealth(row, now),
  };
}

function toHealth(row: ManagedPulseRow, now: Date): PulseHealthTold {
  const { tried, delivered, failures, failing_since: failingSince } = row;
  const { disabled_reason: disabledReason, last_success_at: lastSuccessAt } = row;
  const value = pulseHealthState({ failures, failingSince, disabledReason, lastSuccessAt }, now);
  return {
    state: pulseHealthStates.find((state) => state.value === value) ?? { value, label: value },
    tried,
    delivered,
    success_rate: tried === 0 ? null : Math.round((delivered / tried) * 1000) / 1000,
    last_success_at: orNull(lastSuccessAt, withOffset),
    last_failure_at: orNull(row.last_failure_at, withOffset),
    last_failure: toFailure(row.last_failure),
    failing_since: orNull(failingSince, withOffset),
    failures,
  };
}
