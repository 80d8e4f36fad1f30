import { keysetPage, type Page, type PageRequest } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";

export interface ActivationRow {
  id: number;
  license_id: number;
  ip_address: string;
  user_agent: string;
  device_identifier: string | null;
  metadata: Record<string, unknown> | null;
  created_at: Date;
  removed_at: Date | null;
}

/** Index: activations_of_license. */
export function activationPage(
  db: Db,
  storeId: number,
  licenseId: number,
  request: PageRequest,
): Promise<Page<ActivationRow>> {
  return keysetPage<ActivationRow>(
    db,
    {
      list: "activations",
      table: "activations",
      storeId,
      filters: [sql`row.license_id = ${licenseId}`],
      columns: sql`page.id, page.license_id, page.ip_address, page.user_agent, page.device_identifier, page.metadata,
        page.created_at, r.removed_at`,
      joins: sql`LEFT JOIN activation_removals r ON r.store_id = page.store_id AND r.activation_id = page.id`,
    },
    request,
  );
}

export function findActivation(
  db: Db,
  storeId: number,
  id: number | null,
): Promise<ActivationRow | undefined> {
  return row<ActivationRow & Record<string, unknown>>(
    db,
    sql`SELECT a.id, a.license_id, a.ip_address, a.user_agent, a.device_identifier, a.metadata, a.created_at,
               r.removed_at
        FROM activations a
        LEFT JOIN activation_removals r ON r.store_id = a.store_id AND r.activation_id = a.id
        WHERE a.store_id = ${storeId} AND a.id = ${id}`,
  );
}
