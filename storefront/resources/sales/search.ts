import { searchCustomers } from "../../db/customer-search.ts";
import { rowsFound } from "../../db/found.ts";
import type { Search } from "../../db/search.ts";
import { beginsWith } from "../../db/search-term.ts";
import { sql } from "../../db/statement.ts";

/**
 * By reference (the sale's id or its beginning), by the payment's transaction id exactly, or by the customer's address.
 * Index: sales_reference_prefix; the unique one of transactions; those of the customer's address and sales_of_customer.
 */
export function searchSales(storeId: number, term: string): Search | null {
  const wanted = term.trim();
  if (wanted === "") return null;
  const hasReference = beginsWith(sql`row.public_id`, wanted.toLowerCase());
  const isPaidBy = sql`row.id = (SELECT p.sale_id FROM payments p
    WHERE p.store_id = ${storeId} AND p.transaction_id = ${wanted})`;
  const customers = searchCustomers(storeId, wanted);
  const list = { table: "sales", storeId };
  return {
    condition: sql`(${hasReference} OR ${isPaidBy} OR ${customers.condition})`,
    found: customers.found && [rowsFound(list, hasReference), rowsFound(list, isPaidBy), customers.found],
  };
}
