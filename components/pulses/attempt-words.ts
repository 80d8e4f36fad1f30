import { attemptFailures, type Delivery, type DeliveryAttempt } from "#contract/delivery.ts";
import type { Messages } from "#lib/messages/en.ts";

type Attempt = Pick<DeliveryAttempt, "status" | "failure" | "duration_ms">;

/** How the target answered, in a line: "Answered 200 · 84 ms", "No answer within 15 seconds". */
export function answerOf(attempt: Attempt | Delivery["last_attempt"], words: Messages["pulses"]): string {
  if (!attempt) return words.noAttempt;
  const { status, failure, duration_ms } = attempt;
  const known = attemptFailures.find(({ value }) => value === failure?.value);
  const why = failure && (known ? words.failures[known.value] : failure.label);
  const said = status === null ? why : words.answered(status);
  return `${said ?? words.noAnswer} · ${words.duration(duration_ms)}`;
}
