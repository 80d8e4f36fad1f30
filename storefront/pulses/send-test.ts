import { randomBytes } from "node:crypto";
import type { DeliveryStatus } from "#contract/delivery.ts";
import { samplePayload } from "#contract/examples/payload.ts";
import type { EventName } from "#contract/triggers.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import type { Db } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";
import type { Service } from "../service.ts";
import { headersOf } from "./attempt.ts";
import type { Claimed } from "./claim.ts";
import { type Attempted, keepAttempt, outcomeOf } from "./outcome.ts";

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

const NOTE = "This is a test: nothing of this has happened.";

/**
 * Sends a test event at once, one attempt and no more, and says what came of it. It is in the log like any delivery, but
 * counts neither for nor against its target. Undefined where there is no such pulse.
 */
export async function sendTest(service: Service, test: TestEvent): Promise<TestSent | undefined> {
  const opened = await openTest(service.pool, test, service.clock());
  return opened && attemptTest(service, opened);
}

/** Written down by itself, so that nothing waits for its target inside a transaction. */
export async function attemptTest(service: Service, { claimed, body }: OpenTest): Promise<TestSent> {
  const { pool, clock, settings } = service;
  const startedAt = clock();
  const headers = headersOf(settings, claimed, body, startedAt);
  const attempted = { ...(await service.post({ url: claimed.url, headers, body })), startedAt };
  const { status: wanted, failures } = outcomeOf(claimed, attempted, startedAt);
  const deliveryStatus = wanted === "delivered" ? "delivered" : "exhausted";
  const outcome = { status: deliveryStatus, failures, dueAt: null } as const;
  await keepAttempt(pool, claimed, "", attempted, outcome, clock());
  return { ...attempted, deliveryId: claimed.public_id, deliveryStatus };
}

export interface OpenTest {
  claimed: Claimed;
  body: string;
}

export function testBody(event: EventName, own: Record<string, unknown> = samplePayload(event)): string {
  return JSON.stringify({ ...own, event, note: NOTE });
}

/** A test that is written down and not yet sent. */
export async function openTest(db: Db, test: TestEvent, now: Date): Promise<OpenTest | undefined> {
  const body = testBody(test.event, test.body);
  const claimed = await insertTest(db, test, body, now);
  return claimed && { claimed, body };
}

/** It has no time at which it is due, so no sender ever takes it up. */
function insertTest(
  db: Db,
  { storeId, pulseId, event }: TestEvent,
  body: string,
  now: Date,
): Promise<Claimed | undefined> {
  return row<Claimed & Record<string, unknown>>(
    db,
    sql`WITH pulse AS (SELECT * FROM pulses WHERE store_id = ${storeId} AND id = ${pulseId}),
        delivery AS (
          INSERT INTO pulse_deliveries (store_id, public_id, pulse_id, event, leased_by, created_at)
          SELECT store_id, ${publicId("delivery", randomBytes(PUBLIC_ID_BYTES))}, id, ${event}, '', ${now} FROM pulse
          RETURNING *),
        kept AS (INSERT INTO pulse_test_bodies (store_id, delivery_id, body) SELECT store_id, id, ${body} FROM delivery)
        SELECT d.store_id, d.id, d.public_id, d.event_id, d.event, d.failures, ${body} AS body, d.pulse_id,
               p.public_id AS pulse_public_id, p.url, p.headers, p.secret, p.previous_secret, p.previous_secret_until
        FROM delivery d, pulse p`,
  );
}
