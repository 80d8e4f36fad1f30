import { eventNames, triggersOfEvent } from "#contract/triggers.ts";
import type { Tx } from "../db/transaction.ts";
import { payloadOf } from "../pulses/payload.ts";
import { testBody } from "../pulses/send-test.ts";
import { DAY, later } from "./calendar.ts";
import { copyRows, type Row } from "./copy.ts";
import type { DemoAttempt } from "./delivery-life.ts";
import { demoId, reserveIds } from "./ids.ts";
import { insertDemoHealth } from "./pulse-health-rows.ts";
import { type LoggedDelivery, logEnds, loggedTest, pulseLog, type ToldEvent } from "./pulse-log.ts";
import type { DemoPulse } from "./pulses.ts";
import type { Random } from "./random.ts";
import type { Shop } from "./sales.ts";

interface Placed extends LoggedDelivery {
  id: number;
  pulseId: number;
}

const REMEMBERED = 14 * DAY;
/** Long enough ago that a first attempt has been answered. */
const NEWEST = 60_000;
const SALES_TOLD_IN_FULL = 12_000;
/** How much of each pulse: what its page counts, and a little that is scrolled to. */
const KEPT = 60;
const KEPT_OF_DELETED = 12;

/** The latest of what the pulses were sent. In a large store one of so many events is told, and the log is no longer. */
export async function insertDemoDeliveries(
  tx: Tx,
  random: Random,
  { store, pulses, now }: Pick<Shop, "store" | "pulses" | "now">,
  sales: number,
) {
  const oneOf = Math.max(1, Math.round(sales / SALES_TOLD_IN_FULL));
  const logged: (LoggedDelivery & { pulseId: number })[] = [];
  for (const pulse of pulses) {
    const events = await eventsFor(tx, store.id, pulse, { now, oneOf });
    const log = pulseLog(random, pulse.target, events, now);
    await insertDemoHealth(tx, random, store.id, pulse, attemptsOf(log));
    const tests = loggedTest(random, pulse.target, now);
    logged.push(...[...log, ...tests].map((delivery) => ({ ...delivery, pulseId: pulse.id })));
  }
  logged.sort((one, other) => one.at.getTime() - other.at.getTime());
  const first = await reserveIds(tx, "pulse_deliveries", logged.length);
  const placed = logged.map((delivery, place) => ({ ...delivery, id: first + place }));
  await copyDeliveries(tx, random, store.id, placed);
  await copyBodies(tx, random, store, placed);
}

const attemptsOf = (log: readonly LoggedDelivery[]): DemoAttempt[] =>
  log.flatMap(({ life }) => life.attempts);

/** Those that its triggers and products cover, oldest first. Index: events_newest. */
async function eventsFor(
  tx: Tx,
  storeId: number,
  { triggers, productIds, target }: DemoPulse,
  { now, oneOf }: { now: Date; oneOf: number },
): Promise<ToldEvent[]> {
  const names = eventNames.filter((name) =>
    triggersOfEvent(name).some((trigger) => triggers.includes(trigger)),
  );
  const until = later(logEnds(target, now), -NEWEST);
  const most = target.ends === "deleted" ? KEPT_OF_DELETED : KEPT;
  const { rows } = await tx.query<ToldEvent>(
    `SELECT id, name, at FROM (
       SELECT e.id, e.name, e.created_at AS at FROM events e
       LEFT JOIN sales s ON s.store_id = e.store_id AND s.id = e.sale_id
       LEFT JOIN licenses l ON l.store_id = e.store_id AND l.id = e.license_id
       WHERE e.store_id = $1 AND e.name = ANY($2) AND e.created_at BETWEEN $3 AND $4 AND e.id % $5::int = 0
         AND (cardinality($6::bigint[]) = 0 OR s.product_id = ANY($6) OR l.product_id = ANY($6))
       ORDER BY e.created_at DESC, e.id DESC LIMIT $7) newest
     ORDER BY at, id`,
    [storeId, names, later(now, -REMEMBERED), until, oneOf, productIds, most],
  );
  return rows;
}

async function copyDeliveries(tx: Tx, random: Random, storeId: number, placed: readonly Placed[]) {
  const deliveries = placed.map(({ id, pulseId, eventId, event, at, life }): Row => {
    const last = life.attempts.at(-1);
    return [
      ...[storeId, id, demoId(random, "delivery"), pulseId, eventId, event, life.status],
      ...[life.attempts.length, life.failures, life.dueAt, life.deliveredAt],
      ...[last?.startedAt ?? null, last?.status ?? null, last?.failure ?? null, at],
    ];
  });
  const columns = [
    ...["store_id", "id", "public_id", "pulse_id", "event_id", "event", "status"],
    ...["attempt_count", "failures", "due_at", "delivered_at"],
    ...["last_attempt_at", "last_status", "last_failure", "created_at"],
  ];
  await copyRows(tx, "pulse_deliveries", columns, deliveries);
  const attempts = placed.flatMap(({ id, life }) =>
    life.attempts.map(({ startedAt, durationMs, status, failure, answer }): Row => {
      return [storeId, id, startedAt, durationMs, status, failure, answer];
    }),
  );
  const told = ["store_id", "delivery_id", "started_at", "duration_ms", "status", "failure", "answer"];
  await copyRows(tx, "delivery_attempts", told, attempts);
}

/** As the sender makes them, with the addresses and links of the shop that sent them, which lead nowhere. */
async function copyBodies(tx: Tx, random: Random, store: Shop["store"], placed: readonly Placed[]) {
  const settings = { PUBLIC_URL: store.url, LINK_SECRET: random.letters(32) };
  const bodies = new Map<number, Row>();
  const tests: Row[] = [];
  for (const { id, eventId, event, life } of placed) {
    const [first] = life.attempts;
    if (eventId === null) tests.push([store.id, id, testBody(event)]);
    else if (first && !bodies.has(eventId)) {
      const payload = await payloadOf(tx, settings, store.id, eventId);
      bodies.set(eventId, [store.id, eventId, JSON.stringify(payload), first.startedAt]);
    }
  }
  await copyRows(tx, "pulse_bodies", ["store_id", "event_id", "body", "created_at"], [...bodies.values()]);
  await copyRows(tx, "pulse_test_bodies", ["store_id", "delivery_id", "body"], tests);
}
