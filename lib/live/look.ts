import type { StoreClient } from "../storefront/client.ts";
import type { Standing } from "../storefront/gate.ts";
import type { LiveState } from "./news.ts";
import { rest } from "./rest.ts";

export const LOOK_EVERY = 25_000;
/** After so many the store is asked anew whether it has a stream. */
const TIMES = 24;

interface Looking {
  client: StoreClient;
  state(state: LiveState): void;
  look(): void;
  signal: AbortSignal;
}

/** What nobody asked for waits until there is plenty left of the store's limit. */
export function isCalm({ used, limit, waiting }: Standing): boolean {
  return waiting === 0 && used < limit * 0.4;
}

/** For a store without a stream: at each look, whoever shows a list reads its first page anew. */
export async function lookNowAndThen({ client, state, look, signal }: Looking): Promise<void> {
  state("looking");
  for (let time = 0; time < TIMES; time += 1) {
    await rest(client.clock, LOOK_EVERY * (0.9 + client.clock.chance() / 5), signal);
    if (signal.aborted) return;
    if (isCalm(client.standing())) look();
  }
}
