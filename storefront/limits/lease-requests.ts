import type { Db } from "../db/pool.ts";
import { rows, run, sql } from "../db/statement.ts";

export const PER_MINUTE = 100;
/** How long what was granted may be used: what a dead instance held is lost to the others for so long. */
export const LIFE = 10_000;

export interface Ask {
  subject: string;
  /** How many seconds ago requests passed that were not reported yet. */
  ages: number[];
  kept: number;
  wanted: number;
}

export interface Grant {
  granted: number;
  /** Whether what the instance still had is still its own. */
  keeps: boolean;
  free: number;
  /** Seconds until the oldest request of the last minute no longer counts; null where there was none. */
  next_free: number | null;
}

/** Asks for several subjects at once, which must be sorted: rows locked in one order never deadlock. */
export async function leaseRequests(db: Db, instance: string, asks: readonly Ask[]): Promise<Grant[]> {
  const subjects = asks.map(({ subject }) => subject);
  const ages = asks.map((ask) => `{${ask.ages.join(",")}}`);
  const kept = asks.map((ask) => ask.kept);
  const wanted = asks.map((ask) => ask.wanted);
  return rows<Grant & Record<string, unknown>>(
    db,
    sql`SELECT lease.* FROM unnest(${subjects}::text[], ${ages}::text[], ${kept}::int[], ${wanted}::int[])
          WITH ORDINALITY AS ask (subject, ages, kept, wanted, place),
        LATERAL lease_requests(ask.subject, ${instance}, ask.ages::float8[], ask.kept, ask.wanted,
                               ${PER_MINUTE}, ${LIFE} * interval '1 millisecond') AS lease
        ORDER BY ask.place`,
  );
}

/** Index: rate_limits_by_touch. */
export async function forgetIdleSubjects(db: Db): Promise<void> {
  await run(
    db,
    sql`DELETE FROM rate_limits WHERE subject IN (
          SELECT subject FROM rate_limits WHERE touched_at < now() - interval '3 minutes'
          ORDER BY touched_at LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
  );
}
