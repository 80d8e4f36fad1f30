import { customersFound } from "./found.ts";
import { beginsWith, isShort, likeLiteral, wordPatterns } from "./search-term.ts";
import { join, type Sql, sql } from "./statement.ts";

/** A search by the customer's address: any fragment of it from three characters on; a shorter term must begin it. */
export interface CustomerSearch {
  condition: Sql;
  found: Sql | null;
}

/** Index: customers_email_search, with a short term customers_email_prefix. */
export function searchCustomers(storeId: number, term: string): CustomerSearch {
  const wanted = term.trim().toLowerCase();
  const pattern = isShort(wanted) ? `${likeLiteral(wanted)}%` : `%${likeLiteral(wanted)}%`;
  const given = isShort(wanted)
    ? [beginsWith(sql`c.email`, wanted)]
    : wordPatterns(wanted).map((word) => sql`c.email LIKE ${word}`);
  const meant = sql`c.email LIKE ${pattern}`;
  return {
    // Not as EXISTS: that the planner answers by reading all customers.
    condition: sql`(SELECT c.email FROM customers c
      WHERE c.store_id = row.store_id AND c.id = row.customer_id) LIKE ${pattern}`,
    found: given.length === 0 ? null : customersFound(storeId, join(given, " AND "), meant),
  };
}

/** By its public id, or by the whole number that some answers show; null where there is no such row. */
export function idOf(table: Sql, storeId: number, given: string): Sql {
  if (/^\d{1,15}$/.test(given)) return sql`${Number(given)}::bigint`;
  return sql`(SELECT id FROM ${table} named WHERE named.store_id = ${storeId} AND named.public_id = ${given})`;
}
