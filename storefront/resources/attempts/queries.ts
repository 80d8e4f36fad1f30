import type { AttemptOutcome, AttemptsQuery } from "#contract/attempt.ts";
import { canonicalLicenseKey } from "#domain/license-key.ts";
import { idOf } from "../../db/customer-search.ts";
import { keysetPage, type Page, type PageRequest } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { type Sql, sql } from "../../db/statement.ts";

export interface AttemptRow {
  id: number;
  license_key: string;
  license_public_id: string | null;
  issued_key: string | null;
  outcome: AttemptOutcome;
  code: string | null;
  device_identifier: string | null;
  ip_address: string;
  user_agent: string;
  created_at: Date;
}

const columns = sql`page.id, page.license_key, l.public_id AS license_public_id, l.license_key AS issued_key,
  page.outcome, page.code, page.device_identifier, page.ip_address, page.user_agent, page.created_at`;
const joins = sql`LEFT JOIN licenses l ON l.store_id = page.store_id AND l.id = page.license_id`;

type AttemptFilters = Omit<AttemptsQuery, "per_page" | "cursor">;

/** Index: activation_attempts_newest, _of_outcome, _of_code, _of_license, _of_key. */
export function attemptPage(
  db: Db,
  storeId: number,
  filters: AttemptFilters,
  request: PageRequest,
): Promise<Page<AttemptRow>> {
  const walk = { list: "attempts", table: "activation_attempts", storeId, columns, joins };
  return keysetPage<AttemptRow>(db, { ...walk, filters: conditions(storeId, filters) }, request);
}

/** Those of one license: refused and accepted ones, however its key was typed. */
export function licenseAttemptPage(
  db: Db,
  storeId: number,
  licenseId: number,
  filters: AttemptFilters,
  request: PageRequest,
): Promise<Page<AttemptRow>> {
  const walk = { list: "license-attempts", table: "activation_attempts", storeId, columns, joins };
  const ofLicense = sql`row.license_id = ${licenseId}`;
  return keysetPage<AttemptRow>(
    db,
    { ...walk, filters: [ofLicense, ...conditions(storeId, filters)] },
    request,
  );
}

function conditions(storeId: number, { outcome, code, customer_id, license_key }: AttemptFilters): Sql[] {
  return [
    ...(outcome ? [sql`row.outcome = ${outcome}`] : []),
    ...(code ? [sql`row.code = ${code}`] : []),
    ...(license_key ? [sql`row.license_key = ${canonicalLicenseKey(license_key)}`] : []),
    ...(customer_id ? [sql`row.license_id = ANY(${licensesOf(storeId, customer_id)})`] : []),
  ];
}

function licensesOf(storeId: number, customer: string): Sql {
  return sql`ARRAY(SELECT held.id FROM licenses held
    WHERE held.store_id = ${storeId} AND held.customer_id = ${idOf(sql`customers`, storeId, customer)})`;
}
