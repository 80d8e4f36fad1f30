import type { DeliveryStatus } from "#contract/delivery.ts";
import { ATTEMPT_MS, isDelivered, isGone, nextAttemptAt } from "#domain/pulse-retry.ts";
import type { Answered } from "../pulses/post.ts";
import { later } from "./calendar.ts";

export interface DemoAttempt extends Answered {
  startedAt: Date;
}

export interface DeliveryLife {
  status: DeliveryStatus;
  attempts: readonly DemoAttempt[];
  failures: number;
  dueAt: Date | null;
  deliveredAt: Date | null;
}

interface Course {
  from: Date;
  until: Date;
  answer: (at: Date, tries: number) => Answered;
  luck: () => number;
}

const CLAIMED_AFTER = 120;

export const endOf = ({ startedAt, durationMs }: DemoAttempt) => later(startedAt, durationMs);

/** By the rules of the sender: what a delivery went through from one moment until another. */
export function deliveryLife({ from, until, answer, luck }: Course): DeliveryLife {
  const attempts: DemoAttempt[] = [];
  let dueAt: Date | null = later(from, CLAIMED_AFTER);
  while (dueAt && later(dueAt, ATTEMPT_MS + 100) < until) {
    const attempt: DemoAttempt = { ...answer(dueAt, attempts.length), startedAt: dueAt };
    attempts.push(attempt);
    if (isDelivered(attempt.status))
      return { status: "delivered", attempts, failures: 0, dueAt: null, deliveredAt: endOf(attempt) };
    dueAt = isGone(attempt.status) ? null : nextAttemptAt(attempts.length, endOf(attempt), luck());
  }
  const status = dueAt ? "pending" : "exhausted";
  return { status, attempts, failures: attempts.length, dueAt, deliveredAt: null };
}
