import type { EventName } from "#contract/triggers.ts";
import { retryDelays } from "#domain/pulse-retry.ts";
import { DAY, HOUR, later } from "./calendar.ts";
import { type DeliveryLife, deliveryLife } from "./delivery-life.ts";
import type { Random } from "./random.ts";
import { replyOf, type Target } from "./targets.ts";

export interface ToldEvent {
  id: number;
  name: EventName;
  at: Date;
}

/** Something that a pulse was sent: an event, or a test of one. */
export interface LoggedDelivery {
  eventId: number | null;
  event: EventName;
  at: Date;
  life: DeliveryLife;
}

const MINUTE = 60_000;
const FAILING_HOURS = 9;
/** How likely a first and a second attempt meet with a hiccup. */
const HICCUPS: readonly number[] = [0.08, 0.3];

/** Until when a pulse was sent anything. */
export function logEnds({ ends }: Target, now: Date): Date {
  if (ends === "gone") return later(now, -6 * DAY);
  return ends === "deleted" ? later(now, -3 * DAY) : now;
}

/** What became of each of these events, oldest first, at a target. */
export function pulseLog(
  random: Random,
  target: Target,
  events: readonly ToldEvent[],
  now: Date,
): LoggedDelivery[] {
  const until = logEnds(target, now);
  const failsFrom = failingFrom(target, events, until);
  const { atTheEnd = [], hiccups, fine } = target;
  const answer = (at: Date, tries: number) => {
    if (failsFrom && at >= failsFrom) return replyOf(random, atTheEnd);
    // In the last hour nothing stumbles, so that who is well is seen to be well.
    const stumbles = at < later(until, -HOUR) && random.chance(HICCUPS[tries] ?? 0);
    return replyOf(random, stumbles && hiccups.length > 0 ? hiccups : [fine]);
  };
  const choked = target.ends === "chokes" ? chokedOn(random, target, events, now) : null;
  return events.map(({ id, name, at }) => {
    const logged = { eventId: id, event: name, at };
    if (choked?.id === id) return { ...logged, life: choked.life };
    const life = deliveryLife({ from: at, until, answer, luck: random.next });
    return { ...logged, life: target.ends === "deleted" ? cancelled(life) : life };
  });
}

/** However few events there are, some of them fall into the time of failing. */
function failingFrom({ ends }: Target, events: readonly ToldEvent[], until: Date): Date | null {
  if (ends === "gone") return events.at(-1)?.at ?? null;
  if (ends !== "down" && ends !== "deleted") return null;
  const hoursAgo = later(until, -FAILING_HOURS * HOUR);
  const fourth = events.at(-4)?.at;
  return fourth && fourth < hoursAgo ? fourth : hoursAgo;
}

function cancelled(life: DeliveryLife): DeliveryLife {
  return life.status === "pending" ? { ...life, status: "cancelled", dueAt: null } : life;
}

/**
 * The one that was given up, was sent again by hand and is refused again: its latest attempt comes after the newest
 * event arrived, and the next one is hours away.
 */
function chokedOn(random: Random, { atTheEnd = [] }: Target, events: readonly ToldEvent[], now: Date) {
  const newest = events.at(-1)?.at ?? now;
  const latest = later(newest, Math.min((now.getTime() - newest.getTime()) / 2, 10 * MINUTE));
  const again = later(latest, -retryDelays.slice(0, -1).reduce((sum, delay) => sum + delay, 0));
  const victim = events.findLast(({ at }) => at < later(again, -5 * HOUR));
  if (!victim) return null;
  const course = { answer: () => replyOf(random, atTheEnd), luck: () => 0 };
  const first = deliveryLife({ ...course, from: victim.at, until: again });
  const second = deliveryLife({ ...course, from: again, until: now });
  return { id: victim.id, life: { ...second, attempts: [...first.attempts, ...second.attempts] } };
}

/** A test is tried once, whatever comes of it. */
export function loggedTest(random: Random, target: Target, now: Date): LoggedDelivery[] {
  if (!target.tested) return [];
  const { event, minutesAgo } = target.tested;
  const at = later(now, -minutesAgo * MINUTE);
  const down = target.ends === "down" ? target.atTheEnd : undefined;
  const answered = replyOf(random, down ?? [target.fine]);
  const attempts = [{ ...answered, startedAt: at }];
  const dueAt = null;
  const life: DeliveryLife =
    answered.failure === null
      ? { status: "delivered", attempts, failures: 0, dueAt, deliveredAt: later(at, answered.durationMs) }
      : { status: "exhausted", attempts, failures: 1, dueAt, deliveredAt: null };
  return [{ eventId: null, event, at, life }];
}
