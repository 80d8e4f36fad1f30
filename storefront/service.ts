import type { Logger } from "pino";
import type { Pool } from "./db/pool.ts";
import type { Feed } from "./events/feed.ts";
import type { Keyring } from "./keys/keyring.ts";
import type { RateLimiter } from "./limits/limiter.ts";
import type { Metrics } from "./operations/metrics.ts";
import type { Post } from "./pulses/post.ts";
import type { Settings } from "./settings.ts";

export type { Store } from "./store.ts";

/** What every part of the service is handed: its effects, so that tests can hand in their own. */
export interface Service {
  pool: Pool;
  settings: Settings;
  clock: () => Date;
  keyring: Keyring;
  limiter: RateLimiter;
  metrics: Metrics;
  /** What happens in the stores, for those who follow it. */
  feed: Feed;
  /** Sends pulses to their targets. */
  post: Post;
  log: Logger;
  /** Once the service is stopping it takes no new work, and says so. */
  lifecycle: { stopping: boolean };
}
