import type { LicensesQuery } from "#contract/license.ts";
import { licenseKeySpellings } from "#domain/license-key.ts";
import type { LicenseFacts } from "#domain/license-status.ts";
import { idOf } from "../../db/customer-search.ts";
import type { Page, PageRequest, Walk } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { searchPage } from "../../db/search.ts";
import { row, rows, type Sql, sql } from "../../db/statement.ts";
import { searchLicenses } from "./search.ts";
import { walksOfStatus } from "./status-filter.ts";

export interface LicenseRow {
  id: number;
  public_id: string;
  sale_id: number;
  customer_id: number;
  product_id: number;
  license_key: string;
  max_activations: number;
  activation_count: number;
  activated_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  revocation_reason: string | null;
  certificate_url: string | null;
  metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  product_public_id: string;
  product_name: string;
  product_slug: string;
  customer_public_id: string;
  customer_first_name: string;
  customer_last_name: string;
  customer_email: string;
}

const columns = sql`page.id, page.public_id, page.sale_id, page.customer_id, page.product_id, page.license_key,
  page.max_activations, page.activation_count, page.activated_at, page.expires_at, page.revoked_at, page.revoked_by,
  page.revocation_reason, page.certificate_url, page.metadata, page.created_at, page.updated_at,
  p.public_id AS product_public_id, p.name AS product_name, p.slug AS product_slug,
  c.public_id AS customer_public_id, c.first_name AS customer_first_name, c.last_name AS customer_last_name,
  c.email AS customer_email`;

const joins = sql`JOIN products p ON p.store_id = page.store_id AND p.id = page.product_id
  JOIN customers c ON c.store_id = page.store_id AND c.id = page.customer_id`;

/**
 * Index: licenses_newest; with a status licenses_of_walk, with a product licenses_of_product or
 * licenses_of_product_and_walk, with a customer licenses_of_customer.
 */
export function licensePage(
  db: Db,
  storeId: number,
  query: LicensesQuery,
  request: PageRequest,
  now: Date,
): Promise<Page<LicenseRow>> {
  const { status, customer_id: customer, product_id: product } = query;
  const walk: Walk = {
    list: "licenses",
    table: "licenses",
    storeId,
    filters: [
      ...(customer ? [sql`row.customer_id = ${idOf(sql`customers`, storeId, customer)}`] : []),
      ...(product ? [sql`row.product_id = ${idOf(sql`products`, storeId, product)}`] : []),
    ],
    ...(status ? { branches: walksOfStatus(status, storeId, now) } : {}),
    columns,
    joins,
  };
  return searchPage<LicenseRow>(db, walk, searchLicenses(storeId, query.search ?? ""), request);
}

/**
 * However its key was typed. One that came from another shop may look like a misread one of ours: should both be there,
 * it is the one written exactly so. Index: the unique one of the key.
 */
function named(storeId: number, typed: string): Sql {
  return sql`page.store_id = ${storeId} AND page.license_key = ANY(${licenseKeySpellings(typed)})
        ORDER BY page.license_key = ${typed.trim()} DESC LIMIT 1`;
}

export function findLicense(db: Db, storeId: number, typed: string): Promise<LicenseRow | undefined> {
  return row<LicenseRow>(
    db,
    sql`SELECT ${columns} FROM licenses page ${joins} WHERE ${named(storeId, typed)}`,
  );
}

export interface LockedLicense extends LicenseRow {
  validity_amount: number | null;
  validity_unit: string | null;
  reuses_device_slot: boolean;
}

/** Nobody else activates or revokes it until this transaction ends. */
export function lockLicense(db: Db, storeId: number, typed: string): Promise<LockedLicense | undefined> {
  return row<LockedLicense>(
    db,
    sql`SELECT ${columns}, p.validity_amount, p.validity_unit, p.reuses_device_slot FROM licenses page ${joins}
        WHERE ${named(storeId, typed)} FOR UPDATE OF page`,
  );
}

/** Always in one order, so that no two wait for each other. */
export function lockLicensesOfSale(db: Db, storeId: number, saleId: number): Promise<LicenseRow[]> {
  return rows<LicenseRow & Record<string, unknown>>(
    db,
    sql`SELECT ${columns} FROM licenses page ${joins}
        WHERE page.store_id = ${storeId} AND page.sale_id = ${saleId} ORDER BY page.id FOR UPDATE OF page`,
  );
}

export function factsOf(
  license: LicenseRow,
): LicenseFacts & { activationCount: number; maxActivations: number } {
  return {
    activatedAt: license.activated_at,
    expiresAt: license.expires_at,
    revokedAt: license.revoked_at,
    activationCount: license.activation_count,
    maxActivations: license.max_activations,
  };
}
