import { startClock } from "../clock/clock.ts";
import { openPool } from "../db/pool.ts";
import { startSender } from "../pulses/sender.ts";
import type { Service } from "../service.ts";

export interface Jobs {
  /** Takes no new work; what is under way is finished within this time, or given back. */
  stop(patienceMs: number): Promise<void>;
}

export const noJobs: Jobs = { stop: async () => {} };

const CONNECTIONS = 4;

/** What the service does by itself, beside any number of instances that do the same. */
export async function startJobs(service: Service): Promise<Jobs> {
  const pool = openPool(service.settings.DATABASE_URL, { max: CONNECTIONS, applicationName: "vitrine jobs" });
  const sender = startSender(service, { pool });
  const stopClock = startClock(service);
  return {
    async stop(patienceMs) {
      await Promise.all([sender.stop(Math.max(0, patienceMs - 1_000)), stopClock()]);
      await pool.end();
    },
  };
}
