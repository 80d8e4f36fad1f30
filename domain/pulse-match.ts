import { type EventName, type TriggerValue, triggersOfEvent } from "#contract/triggers.ts";

export interface Listening {
  id: number;
  isEnabled: boolean;
  triggers: readonly TriggerValue[];
  /** Empty means all products. */
  productIds: readonly number[];
}

export interface Happened {
  event: EventName;
  /** The products it concerns: the one sold, and the one licensed, which in a bundle is another. */
  productIds: readonly number[];
  /** The pulse it is about, which is never told of itself. */
  pulseId: number | null;
}

/** Whether a pulse is told of what happened. What concerns no product is told in spite of a restriction to some. */
export function isTold(pulse: Listening, { event, productIds, pulseId }: Happened): boolean {
  if (!pulse.isEnabled || pulse.id === pulseId) return false;
  if (!triggersOfEvent(event).some((trigger) => pulse.triggers.includes(trigger))) return false;
  if (pulse.productIds.length === 0 || productIds.length === 0) return true;
  return productIds.some((id) => pulse.productIds.includes(id));
}
