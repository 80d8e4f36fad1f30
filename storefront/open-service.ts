import type { Logger } from "pino";
import { openPool } from "./db/pool.ts";
import { openKeyring } from "./keys/keyring.ts";
import { openRateLimiter } from "./limits/limiter.ts";
import { openMetrics } from "./operations/metrics.ts";
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
  return {
    pool,
    settings,
    clock,
    keyring,
    limiter,
    metrics: openMetrics(pool),
    log,
    lifecycle: { stopping: false },
    async close() {
      await Promise.all([keyring.close(), limiter.close()]);
      await pool.end();
    },
  };
}
