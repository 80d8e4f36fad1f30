import { customerHas, emailPattern } from "../../db/customer-search.ts";
import { likeLiteral, type Search } from "../../db/search.ts";
import { sql } from "../../db/statement.ts";

/**
 * By reference (the sale's id or its beginning), by the payment's transaction id exactly, or by the customer's address.
 * Index: sales_reference_prefix; the unique one of transactions; customers_email_search and sales_of_customer.
 */
export function searchSales(storeId: number, term: string): Search | null {
  const wanted = term.trim();
  if (wanted === "") return null;
  const reference = `${likeLiteral(wanted.toLowerCase())}%`;
  const email = emailPattern(wanted);
  return {
    condition: sql`(row.public_id LIKE ${reference} OR ${customerHas(email)}
      OR (SELECT p.transaction_id FROM payments p
          WHERE p.store_id = row.store_id AND p.sale_id = row.id) = ${wanted})`,
    ids: sql`SELECT id FROM sales WHERE store_id = ${storeId} AND public_id LIKE ${reference}
      UNION SELECT sale_id FROM payments WHERE store_id = ${storeId} AND transaction_id = ${wanted}
      UNION SELECT s.id FROM customers c JOIN sales s ON s.store_id = c.store_id AND s.customer_id = c.id
            WHERE c.store_id = ${storeId} AND c.email LIKE ${email}`,
  };
}
