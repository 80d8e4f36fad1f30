import type { AttemptOutcome, AttemptsQuery } from "#contract/attempt.ts";
import type { ReasonCode } from "#contract/errors.ts";
import { licenseKeySpellings } from "#domain/license-key.ts";
import { idOf } from "../../db/customer-search.ts";
import { keysetPage, type Page, type PageRequest } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { row, type Sql, sql } from "../../db/statement.ts";

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

const table = "activation_attempts";
const walk = { table, columns, joins };

/** Index: activation_attempts_newest, _of_outcome, _of_code; with a license, a customer or a key those of theirs. */
export async function attemptPage(
  db: Db,
  storeId: number,
  filters: AttemptFilters,
  request: PageRequest,
): Promise<Page<AttemptRow>> {
  const whose = await ofKeyOrCustomer(db, storeId, filters);
  const asked = [...conditions(filters), ...whose];
  return keysetPage<AttemptRow>(db, { ...walk, list: "attempts", storeId, filters: asked }, request);
}

/** Those of one license: refused and accepted ones, however its key was typed. */
export function licenseAttemptPage(
  db: Db,
  storeId: number,
  licenseId: number,
  filters: AttemptFilters,
  request: PageRequest,
): Promise<Page<AttemptRow>> {
  const asked = [sql`row.license_id = ${licenseId}`, ...conditions(filters)];
  return keysetPage<AttemptRow>(db, { ...walk, list: "license-attempts", storeId, filters: asked }, request);
}

/**
 * A code says the outcome, so that is not asked beside it; accepted is, to the indexes, the code that is none. Refused
 * is written out: which of the partial indexes serve is decided before the values are known.
 */
function conditions({ outcome, code }: AttemptFilters): Sql[] {
  if (code) return outcome === "accepted" ? [nothing] : [sql`row.code = ${code} AND ${codeOrNone} = ${code}`];
  if (outcome === "accepted") return [sql`row.outcome = ${outcome} AND ${codeOrNone} = ''`];
  return outcome === "refused" ? [sql`row.outcome = 'refused'`] : [];
}

const nothing = sql`false`;
const codeOrNone = sql`coalesce(row.code, '')`;

/** A license has one customer, so beside its key the customer is no filter: they are the one or nothing is theirs. */
async function ofKeyOrCustomer(db: Db, storeId: number, filters: AttemptFilters): Promise<Sql[]> {
  const { license_key: key, customer_id: customer } = filters;
  const customerId = customer ? idOf(sql`customers`, storeId, customer) : null;
  if (key === undefined) return customerId ? [sql`row.customer_id = ${customerId}`] : [];
  const license = await row<{ id: number; is_theirs: boolean | null }>(
    db,
    sql`SELECT id, ${customerId ? sql`customer_id = ${customerId}` : sql`true`} AS is_theirs FROM licenses
        WHERE store_id = ${storeId} AND license_key = ANY(${licenseKeySpellings(key)})
        ORDER BY license_key = ${key.trim()} DESC LIMIT 1`,
  );
  if (license) return [license.is_theirs ? sql`row.license_id = ${license.id}` : nothing];
  return customerId ? [nothing] : ofUnknownKey(key, filters);
}

/** As it was typed; all its attempts were refused for one reason. Index: activation_attempts_of_unknown_key. */
function ofUnknownKey(typed: string, { outcome, code }: AttemptFilters): Sql[] {
  const reason: ReasonCode = "license_not_found";
  if (outcome === "accepted" || (code && code !== reason)) return [nothing];
  return [sql`row.license_id IS NULL AND row.license_key = ${typed}`];
}
