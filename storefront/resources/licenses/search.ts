import { licenseKeySpellings } from "#domain/license-key.ts";
import { searchCustomers } from "../../db/customer-search.ts";
import { rowsFound } from "../../db/found.ts";
import type { Search } from "../../db/search.ts";
import { beginsWith } from "../../db/search-term.ts";
import { join, sql } from "../../db/statement.ts";

const key = sql`row.license_key`;

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
  const begins = beginsWith(key, first);
  const condition = sql`(${begins} AND right(row.license_key, 5) = ${last})`;
  return { condition, found: [rowsFound({ table: "licenses", storeId }, begins, condition)] };
}

/** Index: licenses_key_prefix, licenses_key_ending; those of the customer's address and licenses_of_customer. */
function byAnything(storeId: number, wanted: string): Search {
  const ways = [
    ...licenseKeySpellings(wanted).map((spelling) => beginsWith(key, spelling)),
    beginsWith(key, readable(wanted)),
    sql`right(row.license_key, 5) = ${readable(wanted)}`,
  ];
  const customers = searchCustomers(storeId, wanted);
  return {
    condition: sql`(${join([...ways, customers.condition], " OR ")})`,
    found: customers.found && [
      ...ways.map((way) => rowsFound({ table: "licenses", storeId }, way)),
      customers.found,
    ],
  };
}
