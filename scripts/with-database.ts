import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { holderOf, takeLock } from "./data-folder/lock.ts";
import { makeDataDir } from "./data-folder/make.ts";
import { runningEmbedded, startEmbedded } from "./postgres/embedded.ts";
import { Refusal } from "./refusal.ts";
import type { Settings } from "./settings.ts";

const START = "npm start";

/**
 * Hands the address of the store's database to a command that runs beside `npm start` or without it: the
 * user's own, the running embedded one, or the embedded one started for as long as the work takes.
 */
export async function withStoreDatabase<T>(
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl);
  makeDataDir(dataDir);
  const deadline = Date.now() + 30_000;
  // A start that has just begun has no database yet; another command like this one will be done soon.
  for (let holder = holderOf(dataDir); holder; holder = holderOf(dataDir)) {
    const running = holder.command === START ? runningEmbedded(dataDir) : undefined;
    if (running && (await canEnter(running.store))) return work(running.store);
    if (Date.now() > deadline)
      throw new Refusal(
        `The data folder ${dataDir} is in use by "${holder.command}", process ${holder.pid}. Try again when it is done.`,
      );
    await pause(100);
  }
  const release = takeLock(dataDir, name);
  try {
    const embedded = await startEmbedded(dataDir);
    let interrupted = false;
    const endEarly = () => {
      interrupted = true;
      void embedded.stop().finally(() => {
        release();
        process.exit(130);
      });
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const;
    for (const signal of signals) process.once(signal, endEarly);
    process.channel?.unref();
    try {
      return await work(embedded.urls.store);
    } catch (error) {
      throw interrupted ? new Refusal("Interrupted. What was not finished was not kept.") : error;
    } finally {
      await embedded.stop();
      for (const signal of signals) process.off(signal, endEarly);
    }
  } finally {
    release();
  }
}

/** A first start makes the server before the databases in it. */
async function canEnter(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
