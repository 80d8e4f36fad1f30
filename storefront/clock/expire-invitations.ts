import type { Pool } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

/** Keeps the lists of pending and expired invitations short to walk. Index: affiliate_invitations_ending. */
export async function expireInvitations(pool: Pool, storeId: number, now: Date): Promise<number> {
  const expired = await run(
    pool,
    sql`UPDATE affiliate_invitations SET status = 'expired'
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM affiliate_invitations
          WHERE store_id = ${storeId} AND status = 'pending' AND expires_at <= ${now}
          ORDER BY expires_at LIMIT 500 FOR UPDATE SKIP LOCKED))`,
  );
  return expired.rowCount ?? 0;
}
