import type { Logger } from "pino";
import type { Pool } from "../db/pool.ts";
import { type Part, partAfter, standsAt, storesWithNews } from "./news.ts";
import { comparePlaces, encodePlace, type Place } from "./place.ts";

/** One who reads a store's events from a place on. */
export interface Follower {
  /** What to send next: server-sent events or, where nothing happens, a sign of life. Null at the end. */
  next(): Promise<string | null>;
  close(): void;
}

export interface Feed {
  now(): Promise<Place>;
  follow(storeId: number, from: Place): Follower;
  /** Ends all that is followed. */
  close(): void;
}

interface Options {
  /** How long until it is seen that something happened. */
  lookMs?: number;
  signOfLifeMs?: number;
}

type Why = "news" | "sign of life" | "end";

/** Those who follow one store. Whoever stands at the same place shares one read, however many they are. */
interface Followed {
  followers: number;
  waiting: Map<(why: Why) => void, Place>;
  reads: Map<string, Promise<Part>>;
}

export const SIGN_OF_LIFE = ":\n\n";

/**
 * While somebody waits, one statement asks every so often which of the followed stores have something new; an idle
 * follower costs nothing but its connection. Not by NOTIFY: docs/decisions/0021-following-events.md.
 */
export function openFeed(pool: Pool, log: Logger, options: Options = {}): Feed {
  const { lookMs = 250, signOfLifeMs = 15_000 } = options;
  const stores = new Map<number, Followed>();
  let closed = false;
  let looking: NodeJS.Timeout | undefined;
  const signsOfLife = setInterval(() => {
    for (const store of stores.values()) wake(store, "sign of life");
  }, signOfLifeMs).unref();

  function wake({ waiting, reads }: Followed, why: Why) {
    reads.clear();
    const all = [...waiting.keys()];
    waiting.clear();
    for (const go of all) go(why);
  }

  function lookSoon() {
    if (looking === undefined && !closed) looking = setTimeout(look, lookMs).unref();
  }

  async function look() {
    const places = [...stores].flatMap(([storeId, { waiting }]) => {
      const [first] = [...waiting.values()].sort(comparePlaces);
      return first ? [{ storeId, ...first }] : [];
    });
    try {
      for (const storeId of places.length === 0 ? [] : await storesWithNews(pool, places)) {
        const store = stores.get(storeId);
        if (store) wake(store, "news");
      }
    } catch (err) {
      log.error({ err }, "the events could not be looked for");
    }
    looking = undefined;
    if ([...stores.values()].some(({ waiting }) => waiting.size > 0)) lookSoon();
  }

  function partOf({ reads }: Followed, storeId: number, place: Place): Promise<Part> {
    const name = encodePlace(place);
    const part = reads.get(name) ?? partAfter(pool, storeId, place);
    reads.set(name, part);
    part.catch(() => reads.delete(name));
    return part;
  }

  function follow(storeId: number, from: Place): Follower {
    const store = stores.get(storeId) ?? { followers: 0, waiting: new Map(), reads: new Map() };
    stores.set(storeId, store);
    store.followers += 1;
    let place = from;
    let over = false;
    let wakeMe: (why: Why) => void = () => {};

    function changed(): Promise<Why> {
      lookSoon();
      return new Promise((resolve) => {
        wakeMe = resolve;
        store.waiting.set(resolve, place);
      });
    }

    async function next(): Promise<string | null> {
      let why: Why = "news";
      while (!over && !closed) {
        const { frames, until } = await partOf(store, storeId, place);
        place = until;
        if (frames !== "") return frames;
        if (why === "sign of life") return SIGN_OF_LIFE;
        if (!over && !closed) why = await changed();
      }
      return null;
    }

    function close() {
      if (over) return;
      over = true;
      store.waiting.delete(wakeMe);
      wakeMe("end");
      store.followers -= 1;
      if (store.followers === 0) stores.delete(storeId);
    }

    return { next, close };
  }

  return {
    now: () => standsAt(pool),
    follow,
    close() {
      closed = true;
      clearInterval(signsOfLife);
      clearTimeout(looking);
      for (const store of stores.values()) wake(store, "end");
    },
  };
}
