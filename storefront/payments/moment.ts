/** A moment as a buyer reads it, in the store's time: "3 Dec 2026, 14:05 UTC". */
export function momentText(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(moment);
}

export function dayText(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone }).format(moment);
}
