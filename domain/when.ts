export type SpanUnit = "minute" | "hour" | "day";

/** How a moment is spoken of: near ones by their distance, others by their day. Distances are rounded down. */
export type When =
  | { kind: "now" }
  | { kind: "span"; amount: number; unit: SpanUnit }
  | { kind: "day"; at: Date; withYear: boolean };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function whole(distance: number, unit: SpanUnit, length: number): When {
  return { kind: "span", amount: Math.floor(distance / length), unit };
}

/** By its distance while that is less than `days`; the sentence says whether it is gone or yet to come. */
export function when(moment: Date, now: Date, days: number): When {
  const distance = Math.abs(moment.getTime() - now.getTime());
  if (distance >= days * DAY) return onDay(moment, now);
  if (distance >= DAY) return whole(distance, "day", DAY);
  if (distance >= HOUR) return whole(distance, "hour", HOUR);
  return distance >= MINUTE ? whole(distance, "minute", MINUTE) : { kind: "now" };
}

/** By its day, with the year only when it is another one. */
export function onDay(moment: Date, now: Date): When {
  return { kind: "day", at: moment, withYear: moment.getUTCFullYear() !== now.getUTCFullYear() };
}
