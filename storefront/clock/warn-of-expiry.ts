import type { Pool } from "../db/pool.ts";
import { rows, sql } from "../db/statement.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { recordEvent } from "../events/record.ts";

interface EndingLicense {
  id: number;
  sale_id: number;
}

/** Once for each license, some days before it ends; one that has ended already is only told of as expired. */
export async function warnOfExpiry(pool: Pool, storeId: number, until: Date, now: Date): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const ending = await noticeEnding(tx, storeId, until, now);
    for (const { id: licenseId, sale_id: saleId } of ending) {
      await recordEvent(tx, { storeId, name: "license.nearing_expiry", saleId, licenseId, now });
    }
    return ending.length;
  });
}

/** Index: licenses_nearing_expiry. */
function noticeEnding(tx: Tx, storeId: number, until: Date, now: Date): Promise<EndingLicense[]> {
  return rows<EndingLicense & Record<string, unknown>>(
    tx,
    sql`UPDATE licenses SET nearing_expiry_noticed_at = ${now}
        WHERE store_id = ${storeId} AND id = ANY(ARRAY(
          SELECT id FROM licenses
          WHERE store_id = ${storeId} AND nearing_expiry_noticed_at IS NULL AND revoked_at IS NULL
            AND expires_at IS NOT NULL AND expires_at > ${now} AND expires_at <= ${until}
          ORDER BY expires_at LIMIT 500 FOR NO KEY UPDATE SKIP LOCKED))
        RETURNING id, sale_id`,
  );
}
