/** Time and chance, handed in so that tests decide both. */
export interface Clock {
  /** Milliseconds that never go back. */
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
  /** From 0 up to 1. */
  chance(): number;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

export function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => clock.after(milliseconds, resolve));
}
