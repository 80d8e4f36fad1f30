import { PgBoss } from "pg-boss";
import { type Sweeping, sweep } from "../clock/sweep.ts";
import type { Service } from "../service.ts";

type Scheduled = Sweeping & Pick<Service, "clock">;

export interface Schedule {
  /** Sweeps as soon as somebody can, and not more than once for all who ask at the same time. */
  sweepSoon(): Promise<void>;
  stop(patienceMs: number): Promise<void>;
}

const SWEEP = "sweep";
const EVERY_MINUTE = "* * * * *";
/** A sweep that was cut off is no loss: the next one finds the same rows due. */
const QUEUE = { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 };

/**
 * What is done once a minute by whichever instance comes first: pg-boss keeps the appointments in the store's own
 * database and gives each to one instance. Sweeps may also overlap without harm, so nothing waits for one that died.
 */
export async function startSchedule(service: Scheduled): Promise<Schedule> {
  const { settings, log, clock } = service;
  const boss = new PgBoss({
    connectionString: settings.DATABASE_URL,
    application_name: "vitrine schedule",
    max: 2,
    cronWorkerIntervalSeconds: 2,
  });
  boss.on("error", (err) => log.error({ err }, "the schedule could not be kept"));
  await boss.start();
  await boss.createQueue(SWEEP, QUEUE);
  await boss.schedule(SWEEP, EVERY_MINUTE);
  await boss.work(SWEEP, { pollingIntervalSeconds: 1 }, async () => {
    try {
      await sweep(service, clock());
    } catch (err) {
      log.error({ err }, "the clock could not sweep");
      throw err;
    }
  });
  const sweepSoon = async () => {
    await boss.send(SWEEP, null, { singletonKey: "soon", singletonSeconds: 1 });
  };
  // What became due while nobody ran is not left to wait for the minute.
  await sweepSoon();
  return { sweepSoon, stop: (patienceMs) => boss.stop({ graceful: true, timeout: patienceMs }) };
}
