import {
  type AttemptFailure,
  attemptFailures,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryDetail,
} from "#contract/delivery.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import type { AttemptRow, DeliveryRow } from "./queries.ts";

export function toDelivery(row: DeliveryRow): Delivery {
  const waits = row.status === "pending" && row.leased_by === null;
  return {
    id: row.public_id,
    event: row.event,
    event_id: row.event_id,
    is_test: row.is_test,
    pulse: row.pulse,
    status: row.status,
    attempts: row.attempt_count,
    last_attempt: lastAttempt(row),
    next_attempt_at: waits ? orNull(row.due_at, withMicroseconds) : null,
    delivered_at: orNull(row.delivered_at, withMicroseconds),
    created_at: withMicroseconds(row.created_at),
  };
}

export function toDetail(
  row: DeliveryRow,
  body: string | null,
  attempts: readonly AttemptRow[],
): DeliveryDetail {
  return { ...toDelivery(row), body, history: attempts.map(toAttempt) };
}

function lastAttempt(row: DeliveryRow): Delivery["last_attempt"] {
  const { last_attempt_at: at, last_status: status, last_failure: failure } = row;
  if (at === null) return null;
  return {
    at: withMicroseconds(at),
    duration_ms: row.last_duration_ms ?? 0,
    status,
    failure: toFailure(failure),
  };
}

function toAttempt({ started_at, duration_ms, status, failure, answer }: AttemptRow): DeliveryAttempt {
  return {
    started_at: withMicroseconds(started_at),
    duration_ms,
    status,
    failure: toFailure(failure),
    answer,
  };
}

export function toFailure(value: AttemptFailure | null) {
  if (value === null) return null;
  return attemptFailures.find((failure) => failure.value === value) ?? { value, label: value };
}
