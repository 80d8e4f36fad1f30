const DAY = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The last days up to today, as the store counts them: in UTC. */
export function lastDays(now: Date, days: number): { start: string; end: string } {
  return { start: dayOf(now.getTime() - (days - 1) * DAY), end: dayOf(now.getTime()) };
}
