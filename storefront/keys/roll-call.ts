import { randomUUID } from "node:crypto";
import type { Listener } from "../db/listener.ts";
import type { Pool } from "../db/pool.ts";
import { row, run, sql } from "../db/statement.ts";

const CALL = "roll_call";
const HERE = "roll_answer";
const PATIENCE_MS = 1_000;

export const rollCallChannels = [CALL, HERE] as const;

export interface RollCall {
  /** Once every instance has heard all that was committed before, or has had a second to. */
  everybodyHeard(): Promise<void>;
  notified(channel: string, payload: string, listener: Listener): void;
}

/**
 * News reach each instance in the order of their commits, so one that answers the call has heard all that came before
 * it. How many there are the database knows by their listening connections.
 */
export function openRollCall(pool: Pool): RollCall {
  const calls = new Map<string, () => void>();
  return {
    async everybodyHeard() {
      const name = randomUUID();
      const here = await row<{ count: number }>(
        pool,
        sql`SELECT count(*)::int AS count FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = 'vitrine listener'`,
      );
      let missing = here?.count ?? 0;
      if (missing === 0) return;
      const all = Promise.withResolvers<void>();
      const patience = setTimeout(all.resolve, PATIENCE_MS);
      calls.set(name, () => {
        missing -= 1;
        if (missing === 0) all.resolve();
      });
      try {
        await run(pool, sql`SELECT pg_notify(${CALL}, ${name})`);
        await all.promise;
      } finally {
        clearTimeout(patience);
        calls.delete(name);
      }
    },
    notified(channel, payload, listener) {
      if (channel === CALL) listener.tell(HERE, payload);
      else if (channel === HERE) calls.get(payload)?.();
    },
  };
}
