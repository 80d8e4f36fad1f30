import type { Service } from "../service.ts";
import { type Sweeping, sweep } from "./sweep.ts";

/** Sweeps now and then every so often, one sweep at a time, until it is stopped; a sweep under way is waited for. */
export function startClock(
  service: Sweeping & Pick<Service, "clock">,
  { everyMs = 30_000 }: { everyMs?: number } = {},
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underWay = tick();

  async function tick(): Promise<void> {
    try {
      await sweep(service, service.clock());
    } catch (err) {
      service.log.error({ err }, "the clock could not sweep");
    }
    if (stopped) return;
    timer = setTimeout(() => {
      underWay = tick();
    }, everyMs);
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
