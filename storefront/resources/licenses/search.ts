import { canonicalLicenseKey } from "#domain/license-key.ts";
import { customerHas, emailPattern } from "../../db/customer-search.ts";
import { likeLiteral, type Search } from "../../db/search.ts";
import { type Sql, sql } from "../../db/statement.ts";

/** By key, however it was typed, by its first or last group, by a masked key, or by the customer's address. */
export function searchLicenses(storeId: number, term: string): Search | null {
  const wanted = term.trim();
  if (wanted === "") return null;
  const masked = /^([0-9a-z]{5})-\*+-\*+-([0-9a-z]{5})$/i.exec(wanted);
  return masked
    ? byMaskedKey(storeId, readable(masked[1]), readable(masked[2]))
    : byAnything(storeId, wanted);
}

function readable(group = ""): string {
  return group.toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
}

/** Index: licenses_key_prefix. */
function byMaskedKey(storeId: number, first: string, last: string): Search {
  const meets = (name: Sql) =>
    sql`${name}.license_key LIKE ${`${likeLiteral(first)}%`} AND right(${name}.license_key, 5) = ${last}`;
  return {
    condition: sql`(${meets(sql`row`)})`,
    ids: sql`SELECT l.id FROM licenses l WHERE l.store_id = ${storeId} AND ${meets(sql`l`)}`,
  };
}

/** Index: licenses_key_prefix, licenses_key_ending; customers_email_search and licenses_of_customer. */
function byAnything(storeId: number, wanted: string): Search {
  const asTyped = `${likeLiteral(canonicalLicenseKey(wanted))}%`;
  const asRead = `${likeLiteral(readable(wanted))}%`;
  const ending = readable(wanted);
  const email = emailPattern(wanted);
  return {
    condition: sql`(row.license_key LIKE ${asTyped} OR row.license_key LIKE ${asRead}
      OR right(row.license_key, 5) = ${ending} OR ${customerHas(email)})`,
    ids: sql`SELECT id FROM licenses WHERE store_id = ${storeId} AND license_key LIKE ${asTyped}
      UNION SELECT id FROM licenses WHERE store_id = ${storeId} AND license_key LIKE ${asRead}
      UNION SELECT id FROM licenses WHERE store_id = ${storeId} AND right(license_key, 5) = ${ending}
      UNION SELECT l.id FROM customers c JOIN licenses l ON l.store_id = c.store_id AND l.customer_id = c.id
            WHERE c.store_id = ${storeId} AND c.email LIKE ${email}`,
  };
}
