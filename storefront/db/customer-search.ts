import { likeLiteral } from "./search.ts";
import { type Sql, sql } from "./statement.ts";

/** Any fragment of the address from three characters on; a shorter term must begin it. */
export function emailPattern(term: string): string {
  const wanted = likeLiteral(term.trim().toLowerCase());
  return term.trim().length < 3 ? `${wanted}%` : `%${wanted}%`;
}

/** Whether the row's customer has such an address. Not as EXISTS: that the planner answers by reading all customers. */
export function customerHas(pattern: string): Sql {
  return sql`(SELECT c.email FROM customers c
    WHERE c.store_id = row.store_id AND c.id = row.customer_id) LIKE ${pattern}`;
}

/** By its public id, or by the whole number that some answers show; null where there is no such row. */
export function idOf(table: Sql, storeId: number, given: string): Sql {
  if (/^\d{1,15}$/.test(given)) return sql`${Number(given)}::bigint`;
  return sql`(SELECT id FROM ${table} named WHERE named.store_id = ${storeId} AND named.public_id = ${given})`;
}
