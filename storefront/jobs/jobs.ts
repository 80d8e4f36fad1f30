import { openPool } from "../db/pool.ts";
import { startSender } from "../pulses/sender.ts";
import type { Service } from "../service.ts";
import { startReplayer } from "./replayer.ts";
import { startSchedule } from "./schedule.ts";

export interface Jobs {
  /** Takes no new work; what is under way is finished within this time, or given back. */
  stop(patienceMs: number): Promise<void>;
}

export const noJobs: Jobs = { stop: async () => {} };

const CONNECTIONS = 4;
/** Of the time there is, what is kept for giving back what was not finished. */
const LAST_MS = 1_000;

/** What the service does by itself, beside any number of instances that do the same. */
export async function startJobs(service: Service): Promise<Jobs> {
  const pool = openPool(service.settings.DATABASE_URL, { max: CONNECTIONS, applicationName: "vitrine jobs" });
  const schedule = await startSchedule(service);
  const replayer = startReplayer(service, pool);
  const sender = startSender(service, { pool });
  return {
    async stop(patienceMs) {
      const patience = Math.max(0, patienceMs - LAST_MS);
      await Promise.all([sender.stop(patience), replayer.stop(), schedule.stop(patience)]);
      await pool.end();
    },
  };
}
