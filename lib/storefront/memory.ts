import type { Clock } from "./clock.ts";
import type { Reply } from "./request.ts";

export type Kept = Extract<Reply, { kind: "answered" }>;

/** Answers kept for a few seconds, and never more of them than a busy minute brings. */
export interface Memory {
  keep(path: string, reply: Kept, milliseconds: number): void;
  recall(path: string): Kept | undefined;
  /** Of some paths, or of all. */
  drop(isStale: (path: string) => boolean): void;
}

const MOST = 300;

export function openMemory(clock: Clock): Memory {
  const kept = new Map<string, { reply: Kept; until: number }>();

  function dropOld() {
    for (const [path, { until }] of kept) if (until <= clock.now()) kept.delete(path);
    for (const path of kept.keys()) {
      if (kept.size < MOST) return;
      kept.delete(path);
    }
  }

  return {
    keep: (path, reply, milliseconds) => {
      dropOld();
      kept.set(path, { reply, until: clock.now() + milliseconds });
    },
    recall: (path) => {
      const known = kept.get(path);
      return known && known.until > clock.now() ? known.reply : undefined;
    },
    drop: (isStale) => {
      for (const path of kept.keys()) if (isStale(path)) kept.delete(path);
    },
  };
}
