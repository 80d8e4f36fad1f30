import { attemptFailures } from "#contract/delivery.ts";
import { type PulseHealthState, type PulseHealthTold, pulseHealthStates } from "#contract/pulse-health.ts";
import type { Messages } from "#lib/messages/en.ts";

export function healthStateOf({ state }: PulseHealthTold): PulseHealthState {
  return pulseHealthStates.find(({ value }) => value === state.value)?.value ?? "untried";
}

/** What was tried lately and how it failed last, in sentences; none of what never happened. */
export function healthSentences(health: PulseHealthTold, words: Messages["pulses"]): string[] {
  const failure = attemptFailures.find(({ value }) => value === health.last_failure?.value);
  return [
    ...(health.tried > 0 ? [words.arrived(health.delivered, health.tried)] : []),
    ...(failure ? [words.lastFailure(words.failures[failure.value])] : []),
  ];
}
