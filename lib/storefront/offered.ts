declare global {
  /** Each route is a bundle with modules of its own; what one has learnt is true for all. */
  var vitrineOffered: readonly string[] | undefined;
}

export function noteOffered(capabilities: readonly string[]): void {
  globalThis.vitrineOffered = capabilities;
}

/** What the store last told that it offers. Null until it has: what stands around each page waits for no store. */
export function offeredSoFar(): readonly string[] | null {
  return globalThis.vitrineOffered ?? null;
}
