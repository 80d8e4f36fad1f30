import type { CustomersQuery } from "#contract/customer.ts";
import { createdBetween } from "../../db/created-between.ts";
import type { Page, PageRequest, Walk } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { searchPage, searchText } from "../../db/search.ts";
import { row, sql } from "../../db/statement.ts";

export interface CustomerRow {
  id: number;
  public_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  phone_country_code: string | null;
  avatar_url: string | null;
  created_at: Date;
  updated_at: Date;
}

const columns = sql`page.id, page.public_id, page.email, page.first_name, page.last_name, page.phone_number,
  page.phone_country_code, page.avatar_url, page.created_at, page.updated_at`;

/** Index: customers_newest, with a search customers_search. */
export function customerPage(
  db: Db,
  storeId: number,
  query: CustomersQuery,
  request: PageRequest,
): Promise<Page<CustomerRow>> {
  const table = "customers";
  const walk: Walk = { list: "customers", table, storeId, filters: createdBetween(query), columns };
  return searchPage<CustomerRow>(db, walk, searchText({ table, storeId }, query.search ?? ""), request);
}

export function findCustomer(db: Db, storeId: number, publicId: string): Promise<CustomerRow | undefined> {
  return row<CustomerRow>(
    db,
    sql`SELECT ${columns} FROM customers page WHERE page.store_id = ${storeId} AND page.public_id = ${publicId}`,
  );
}
