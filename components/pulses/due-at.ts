import type { Delivery } from "#contract/delivery.ts";

/** When there may be more to say of a delivery: at its next attempt, or any moment while it is being sent. */
export function dueAt({ status, next_attempt_at, created_at }: Delivery): Date | null {
  return status === "pending" ? new Date(next_attempt_at ?? created_at) : null;
}
