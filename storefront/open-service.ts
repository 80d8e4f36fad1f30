import type { Logger } from "pino";
import { openPool } from "./db/pool.ts";
import { openFeed } from "./events/feed.ts";
import { openKeyring } from "./keys/keyring.ts";
import { openRateLimiter } from "./limits/limiter.ts";
import { openMetrics } from "./operations/metrics.ts";
import { openPost } from "./pulses/post.ts";
import { mayGoAnywhere } from "./pulses/target-check.ts";
import type { Service } from "./service.ts";
import type { Settings } from "./settings.ts";

export interface OpenService extends Service {
  /** Writes what is still only in memory and gives everything back. */
  close(): Promise<void>;
}

export function openService(settings: Settings, log: Logger, clock = () => new Date()): OpenService {
  const pool = openPool(settings.DATABASE_URL, { max: settings.DATABASE_CONNECTIONS });
  const keyring = openKeyring(pool, settings.DATABASE_URL, clock);
  const limiter = openRateLimiter(pool);
  const post = openPost({ anyAddress: mayGoAnywhere(settings) });
  const feed = openFeed(pool, log);
  return {
    pool,
    settings,
    clock,
    keyring,
    limiter,
    metrics: openMetrics(pool),
    feed,
    post,
    log,
    lifecycle: { stopping: false },
    async close() {
      feed.close();
      post.close();
      await Promise.all([keyring.close(), limiter.close()]);
      await pool.end();
    },
  };
}
