const DAY = 86_400_000;

/** Days left, the last one begun counted whole; 0 once it has expired. */
export function daysUntilExpiry(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY));
}
