import type { AffiliateStatus } from "#contract/affiliate.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";

export interface AffiliateRow {
  public_id: string;
  status: AffiliateStatus;
  source: string;
  total_visits: number;
  total_sales: number;
  total_earnings: number;
  first_visit_at: Date | null;
  last_visit_at: Date | null;
  suspended_at: Date | null;
  suspended_reason: string | null;
  account_public_id: string;
  pseudo: string;
  country_code: string;
  account_status: string;
  user_name: string;
  user_email: string;
  account_created_at: Date;
  created_at: Date;
  updated_at: Date;
}

/** Index: affiliates_by_code, in any case; the public id is taken too, and before a code that looks like one. */
export function findAffiliate(db: Db, storeId: number, code: string): Promise<AffiliateRow | undefined> {
  return row<AffiliateRow>(
    db,
    sql`SELECT public_id, status, source, total_visits, total_sales, total_earnings, first_visit_at, last_visit_at,
               suspended_at, suspended_reason, account_public_id, pseudo, country_code, account_status, user_name,
               user_email, account_created_at, created_at, updated_at
        FROM affiliates WHERE store_id = ${storeId} AND (public_id = ${code} OR lower(pseudo) = lower(${code}))
        ORDER BY public_id = ${code} DESC LIMIT 1`,
  );
}
