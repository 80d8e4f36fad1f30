import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

const EVERY = 10_000;

export interface LastUse {
  note(storeId: number, keyId: string, at: Date): void;
  close(): Promise<void>;
}

/** When each key was last used, written together every ten seconds: a request never waits for it. */
export function openLastUse(pool: Pool): LastUse {
  const uses = new Map<string, { storeId: number; at: Date }>();
  const timer = setInterval(() => void write().catch(() => {}), EVERY).unref();

  async function write() {
    if (uses.size === 0) return;
    const batch = [...uses].sort(([one], [other]) => (one < other ? -1 : 1));
    uses.clear();
    await writeUses(pool, batch);
  }

  return {
    note(storeId, keyId, at) {
      const known = uses.get(keyId);
      if (known) known.at = at;
      else uses.set(keyId, { storeId, at });
    },
    async close() {
      clearInterval(timer);
      await write().catch(() => {});
    },
  };
}

// Rows are locked in one order, so that instances that write at once wait for each other instead of deadlocking.
async function writeUses(pool: Pool, uses: readonly (readonly [string, { storeId: number; at: Date }])[]) {
  const stores = uses.map(([, { storeId }]) => storeId);
  const keys = uses.map(([keyId]) => keyId);
  const times = uses.map(([, { at }]) => at);
  await run(
    pool,
    sql`WITH used AS (
          SELECT k.store_id, k.key_id, u.at
          FROM unnest(${stores}::bigint[], ${keys}::text[], ${times}::timestamptz[]) AS u (store_id, key_id, at)
          JOIN api_keys k ON k.store_id = u.store_id AND k.key_id = u.key_id
          ORDER BY k.key_id FOR NO KEY UPDATE OF k)
        UPDATE api_keys k SET last_used_at = greatest(k.last_used_at, used.at)
        FROM used WHERE k.store_id = used.store_id AND k.key_id = used.key_id`,
  );
}
