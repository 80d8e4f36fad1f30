import "server-only";
import type { License } from "#contract/license.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { Answer, Page } from "../answer.ts";
import { licensesOf, salesOf, type Theirs } from "../customers/theirs.ts";
import type { AttemptRow } from "../lists/attempts.ts";
import { readList } from "../lists/server.ts";
import { succeeded } from "../storefront/answers.ts";
import { withStore } from "../storefront/the-store.ts";
import { type CustomerTold, customerOf } from "./reading/customer.ts";

export type { CustomerTold };

export function readCustomer(id: string): Promise<Answer<CustomerTold>> {
  return withStore((client) => customerOf(client, id));
}

/** As many as a store gives at once; whoever has more is read further in the list that the page leads to. */
const MANY = 100;

export async function readSalesOf(customer_id: string): Promise<Answer<Theirs<ListedSale>>> {
  const sales = await readList("sales", { customer_id }, null, "click", MANY);
  return sales.ok ? succeeded(salesOf(customer_id, sales.data), sales.waiting) : sales;
}

/** Without the sales a license may lack the proof that it is theirs; then it is told as untold. */
export async function readLicensesOf(customer_id: string): Promise<Answer<Theirs<License>>> {
  const [licenses, sales] = await Promise.all([
    readList("licenses", { customer_id }, null, "click", MANY),
    readSalesOf(customer_id),
  ]);
  if (!licenses.ok) return licenses;
  const theirs = licensesOf(customer_id, licenses.data, sales.ok ? sales.data.rows : []);
  return succeeded(theirs, licenses.waiting);
}

/** Accepted and refused ones, as long as the store keeps them. */
export function readAttemptsOf(customer_id: string): Promise<Answer<Page<AttemptRow>>> {
  return readList("attempts", { customer_id }, null, "click", MANY);
}
