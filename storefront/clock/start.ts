import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "../service.ts";
import { sweep } from "./sweep.ts";

const EVERY = 30_000;

/** Looks at the clock now and then, until it is stopped; a sweep that failed is made up for by the next one. */
export function startClock(service: Service, every = EVERY): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await sweep(service, service.clock());
      } catch (error) {
        service.log.error({ err: error }, "the clock's work failed; it is tried again");
      }
      await pause(every, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
