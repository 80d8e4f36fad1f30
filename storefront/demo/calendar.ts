import type { Random } from "./random.ts";

export const DAY = 86_400_000;
export const HOUR = 3_600_000;

// January to December: quiet summers, gifts in November and December.
const MONTHS = [0.9, 0.85, 0.95, 1, 1, 0.85, 0.7, 0.75, 1.05, 1.1, 1.55, 1.5];
// Sunday to Saturday.
const WEEKDAYS = [0.8, 1.1, 1.15, 1.1, 1.05, 1, 0.8];

/** How many sales each day has, oldest first, `total` altogether: a shop that grows, with seasons and week-ends. */
export function salesByDay(
  random: Random,
  today: Date,
  days: number,
  total: number,
): { day: Date; sales: number }[] {
  const first = startOfDay(today).getTime() - (days - 1) * DAY;
  const weighted = Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * DAY);
    const season = (MONTHS[day.getUTCMonth()] ?? 1) * (WEEKDAYS[day.getUTCDay()] ?? 1);
    const growth = 0.35 + (0.65 * index) / days;
    // Today is only as old as it is.
    const share = index === days - 1 ? Math.max((today.getTime() - day.getTime()) / DAY, 0.05) : 1;
    return { day, weight: season * growth * share * (0.8 + 0.4 * random.next()) };
  });
  const sum = weighted.reduce((all, { weight }) => all + weight, 0);
  let due = 0;
  let given = 0;
  return weighted.map(({ day, weight }) => {
    due += (weight / sum) * total;
    const sales = Math.round(due) - given;
    given += sales;
    return { day, sales };
  });
}

export function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / DAY) * DAY);
}

/** Instants of one day in order, none after `now`; evenings sell best. */
export function instantsOf(random: Random, day: Date, count: number, now: Date): Date[] {
  const room = Math.min(DAY, now.getTime() - day.getTime());
  return Array.from({ length: count }, () => day.getTime() + Math.floor(hourShape(random) * room))
    .sort((one, other) => one - other)
    .map((time) => new Date(time));
}

function hourShape(random: Random): number {
  return Math.min(0.999_999, 0.65 * random.next() + 0.35 * Math.sqrt(random.next()));
}

export function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + Math.round(milliseconds));
}
