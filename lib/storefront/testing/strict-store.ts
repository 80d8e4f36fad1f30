import type { request } from "../request.ts";

export interface StrictStore {
  ask: typeof request;
  /** When each request began that was answered, and what was refused for the limit. */
  answered: { path: string; at: number }[];
  refused: number;
}

const MINUTE = 60_000;

/** A store in simulated time: answers after a while, and a hundred times a minute as its limit says, not once more. */
export function strictStore(takes: (path: string) => number, limit = 100): StrictStore {
  const store: StrictStore = {
    answered: [],
    refused: 0,
    ask: (_, { path }, clock) =>
      new Promise((resolve) => {
        const at = clock.now();
        const counting = store.answered.filter((one) => one.at > at - MINUTE).length;
        const allowed = counting < limit;
        if (allowed) store.answered.push({ path, at });
        else store.refused += 1;
        const body = { message: "", data: [], pagination: {}, errors: [] };
        const told = { limit, remaining: Math.max(0, limit - counting - 1) };
        const [status, retryAfter] = allowed ? [200, undefined] : [429, 5];
        clock.after(takes(path), () => resolve({ kind: "answered", status, body, told, retryAfter }));
      }),
  };
  return store;
}
