import { type Budget, type Priority, waitFor } from "./budget.ts";

export interface Waiting {
  id: number;
  priority: Priority;
  since: number;
}

/** Nobody waits for ever behind others: then what was in the background counts as a click made back then. */
export const PATIENCE = 20_000;

const ORDER: readonly Priority[] = ["act", "click", "background"];

export function presentPriority({ priority, since }: Waiting, now: number): Priority {
  return priority === "background" && now - since >= PATIENCE ? "click" : priority;
}

export function inTurn(queue: readonly Waiting[], now: number): Waiting[] {
  const place = (waiting: Waiting) => ORDER.indexOf(presentPriority(waiting, now));
  return queue.toSorted((one, other) => place(one) - place(other) || one.since - other.since);
}

/**
 * Who begins now, or after how long to look again. Only the first in turn is asked: what holds an act back holds
 * back everything else, since the part of the budget for the others lies within its own.
 */
export function nextOf(
  queue: readonly Waiting[],
  budget: Budget,
  now: number,
): { begins: Waiting } | { lookAgainIn: number } {
  const [first] = inTurn(queue, now);
  if (!first) return { lookAgainIn: Number.POSITIVE_INFINITY };
  const wait = waitFor(budget, presentPriority(first, now), now);
  return wait === 0 ? { begins: first } : { lookAgainIn: wait };
}

/** A read that somebody waits for more urgently than the one who asked first. */
export function raised(queue: readonly Waiting[], id: number, priority: Priority): Waiting[] {
  return queue.map((waiting) =>
    waiting.id === id && ORDER.indexOf(priority) < ORDER.indexOf(waiting.priority)
      ? { ...waiting, priority }
      : waiting,
  );
}
