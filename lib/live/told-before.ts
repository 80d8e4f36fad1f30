import { randomBytes } from "node:crypto";
import type { News } from "./news.ts";

/** What all who listen are told at once; without news, that something may have happened and nobody knows what. */
export interface Told {
  id: string;
  news: readonly News[] | null;
}

export interface ToldBefore {
  tell(news: readonly News[] | null): Told;
  /** The id of what was told last; it goes on after it. */
  last(): string;
  /** What came after an id; where that is no longer known, that something may have happened. */
  since(id: string): Told[];
}

const MOST = 200;

/** The last of what was told, for who comes back after a break. */
export function toldBefore(): ToldBefore {
  // Another process, or this one after a rest, counts anew: its ids are not to be taken for these.
  const series = randomBytes(6).toString("base64url");
  let kept: Told[] = [];
  let count = 0;
  const idOf = (number: number) => `${series}.${number}`;

  return {
    tell: (news) => {
      count += 1;
      const told = { id: idOf(count), news };
      kept = [...kept, told].slice(-MOST);
      return told;
    },
    last: () => idOf(count),
    since: (id) => {
      if (id === idOf(count)) return [];
      const [oldest] = kept;
      const at = kept.findIndex((told) => told.id === id);
      if (at !== -1) return kept.slice(at + 1);
      return id === idOf(0) && oldest?.id === idOf(1) ? kept : [{ id: idOf(count), news: null }];
    },
  };
}
