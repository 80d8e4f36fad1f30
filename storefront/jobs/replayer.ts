import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "../db/pool.ts";
import { continueReplays } from "../pulses/continue-replays.ts";
import type { Service } from "../service.ts";

const IDLE_MS = 1_000;

/** Carries replays on, batch by batch, until it is stopped; the next one to look goes on from there. */
export function startReplayer({ clock, log }: Pick<Service, "clock" | "log">, pool: Pool) {
  const stopped = new AbortController();
  const working = (async () => {
    while (!stopped.signal.aborted) {
      const more = await continueReplays(pool, clock()).catch((err: unknown) => {
        log.error({ err }, "a replay could not be carried on");
        return false;
      });
      if (!more) await pause(IDLE_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    async stop(): Promise<void> {
      stopped.abort();
      await working;
    },
  };
}
