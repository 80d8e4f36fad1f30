import type { AttemptFailure, DeliveryStatus } from "#contract/delivery.ts";
import type { EventName } from "#contract/triggers.ts";
import type { Service } from "../service.ts";

/** What came of one attempt. */
export interface Attempted {
  startedAt: Date;
  durationMs: number;
  status: number | null;
  failure: AttemptFailure | null;
  /** The first KiB of the answer. */
  answer: string;
}

export interface TestEvent {
  storeId: number;
  /** The pulse's row, not its public id. */
  pulseId: number;
  event: EventName;
  /** What to send instead of the event's sample; `event` and `note` are set whatever it says. */
  body?: Record<string, unknown>;
}

export interface TestSent extends Attempted {
  deliveryId: string;
  deliveryStatus: DeliveryStatus;
}

/** Sends a test event at once, one attempt and no more, and says what came of it; it is in the log like any delivery. */
export async function sendTest(_service: Service, _test: TestEvent): Promise<TestSent | undefined> {
  throw new Error("Test events are not sent yet.");
}
