/** Discounts, pulses and affiliates tell instants to the second, with the offset written out. */
export function withOffset(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}+00:00`;
}

/** Licenses and sales tell them to the microsecond. */
export function withMicroseconds(instant: Date): string {
  return `${instant.toISOString().slice(0, 23)}000Z`;
}

export function orNull<Told>(instant: Date | null, tell: (instant: Date) => Told): Told | null {
  return instant === null ? null : tell(instant);
}
