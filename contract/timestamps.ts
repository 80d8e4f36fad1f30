const DAY = 86_400_000;
const KEPT = 2048;
const days = new Map<number, string>();
const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, "0"));

/** `2026-03-15T`. An answer holds eighty instants of few days, and writing a date anew is most of writing an instant. */
function dayOf(day: number): string {
  const known = days.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 11);
  if (days.size >= KEPT) days.clear();
  days.set(day, text);
  return text;
}

/** `2026-03-15T12:00:00`, and the milliseconds that are left. */
function toSecond(instant: Date): { text: string; milliseconds: number } {
  const moment = instant.getTime();
  const day = Math.floor(moment / DAY);
  const within = moment - day * DAY;
  const seconds = Math.floor(within / 1000);
  const minutes = Math.floor(seconds / 60);
  const time = `${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}`;
  return { text: dayOf(day) + time, milliseconds: within % 1000 };
}

/** Discounts, pulses and affiliates tell instants to the second, with the offset written out. */
export function withOffset(instant: Date): string {
  return `${toSecond(instant).text}+00:00`;
}

/** Licenses and sales tell them to the microsecond. */
export function withMicroseconds(instant: Date): string {
  const { text, milliseconds } = toSecond(instant);
  return `${text}.${String(milliseconds).padStart(3, "0")}000Z`;
}

export function orNull<Told>(instant: Date | null, tell: (instant: Date) => Told): Told | null {
  return instant === null ? null : tell(instant);
}
