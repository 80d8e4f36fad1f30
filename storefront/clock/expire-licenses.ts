import type { Pool } from "../db/pool.ts";
import { rows, sql } from "../db/statement.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { recordEvent } from "../events/record.ts";

interface ExpiredLicense {
  id: number;
  sale_id: number;
}

/** Tells of each license once: the mark and the event are written together, and whoever marks it tells of it. */
export async function expireLicenses(pool: Pool, storeId: number, now: Date): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const expired = await noticeExpired(tx, storeId, now);
    for (const { id: licenseId, sale_id: saleId } of expired) {
      await recordEvent(tx, { storeId, name: "license.expired", saleId, licenseId, now });
    }
    return expired.length;
  });
}

/** Index: licenses_expiring. What another instance holds it will mark itself. */
function noticeExpired(tx: Tx, storeId: number, now: Date): Promise<ExpiredLicense[]> {
  return rows<ExpiredLicense>(
    tx,
    sql`UPDATE licenses SET expiry_noticed_at = ${now}
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM licenses
          WHERE store_id = ${storeId} AND expiry_noticed_at IS NULL AND revoked_at IS NULL
            AND expires_at IS NOT NULL AND expires_at <= ${now}
          ORDER BY expires_at LIMIT 500 FOR UPDATE SKIP LOCKED))
        RETURNING id, sale_id`,
  );
}
