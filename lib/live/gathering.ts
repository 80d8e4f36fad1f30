import type { StoreClient } from "../storefront/client.ts";
import type { Standing } from "../storefront/gate.ts";
import type { News } from "./news.ts";
import { staleBy } from "./told.ts";

export interface Gathering {
  add(news: News): void;
  look(): void;
  /** Tells at once what was gathered. */
  flush(): void;
}

/** A purchase is several events at once: told together, its rows are read once. */
const TOGETHER = 150;
/** So many changes are more than anybody reads one by one. */
const MOST = 100;

/** After every telling all who show a list read it, so the less is left of the store's limit, the rarer it is. */
export function paceOf({ used, limit }: Standing): number {
  if (used < limit * 0.4) return 3_000;
  return used < limit * 0.66 ? 8_000 : 20_000;
}

/** Gathers what happens and tells it in paces to everybody at the same moment, so that equal reads are one. */
export function openGathering(client: StoreClient, tell: (news: readonly News[] | null) => void): Gathering {
  const { clock } = client;
  let gathered: News[] = [];
  let unknown = false;
  let last = Number.NEGATIVE_INFINITY;
  let forget: (() => void) | undefined;

  function flush() {
    forget?.();
    forget = undefined;
    if (gathered.length === 0 && !unknown) return;
    const news = unknown || gathered.length > MOST ? null : gathered;
    gathered = [];
    unknown = false;
    last = clock.now();
    // What was kept from before would be read for what is true now.
    client.forget(news ? staleBy(news) : undefined);
    tell(news);
  }

  function soon() {
    forget ??= clock.after(Math.max(TOGETHER, last + paceOf(client.standing()) - clock.now()), flush);
  }

  return {
    add: (news) => {
      gathered.push(news);
      soon();
    },
    look: () => {
      unknown = true;
      soon();
    },
    flush,
  };
}
