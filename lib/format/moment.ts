import { dateFormat, relativeFormat } from "./formatters.ts";

export interface Place {
  locale: string;
  timeZone: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clock = { hour: "2-digit", minute: "2-digit" } as const;

function formatted(at: Date, { locale, timeZone }: Place, form: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...form, timeZone }).format(at);
}

const yearOf = (at: Date, { timeZone }: Place) =>
  formatted(at, { locale: "en", timeZone }, { year: "numeric" });

/** "3 Nov", with the year only when it is another one. */
export function shortDay(at: Date, now: Date, place: Place): string {
  const year = yearOf(at, place) === yearOf(now, place) ? {} : ({ year: "numeric" } as const);
  return formatted(at, place, { day: "numeric", month: "short", ...year });
}

/** "3 Nov, 14:05"; in another year the day says enough. */
export function shortMoment(at: Date, now: Date, place: Place): string {
  const sameYear = yearOf(at, place) === yearOf(now, place);
  return sameYear
    ? formatted(at, place, { day: "numeric", month: "short", ...clock })
    : shortDay(at, now, place);
}

/** Under a day by its distance, rounded down: "4 minutes ago", "in 3 hours"; otherwise nothing. */
export function relativeMoment(at: Date, now: Date, { locale }: Place): string | undefined {
  const distance = at.getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size >= DAY) return undefined;
  const words = relativeFormat(locale, { numeric: "auto" });
  if (size < MINUTE) return words.format(0, "second");
  const [unit, length] = size < HOUR ? (["minute", MINUTE] as const) : (["hour", HOUR] as const);
  return words.format(Math.trunc(distance / length), unit);
}

/** To the second and with its zone: what a hover shows and a detail writes out. */
export function exactMoment(at: Date, place: Place): string {
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  return formatted(at, place, { ...day, ...clock, second: "2-digit", timeZoneName: "short" });
}
