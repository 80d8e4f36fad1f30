import { customerSchema } from "#contract/customer.ts";
import { listedSaleSchema } from "#contract/sale.ts";
import type { Answer, FromSales } from "#lib/answer.ts";
import { answerOf, failed, pageOf, succeeded } from "#lib/storefront/answers.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { offers } from "#lib/storefront/offers.ts";
import { path } from "#lib/storefront/path.ts";
import { problem } from "#lib/storefront/problem.ts";
import type { CustomerRow } from "../../lists/customers.ts";
import { customerOfSale } from "../../lists/reading/customers.ts";

export interface CustomerTold {
  customer: CustomerRow;
  /** Set where the store tells no customers, only what their sales say of them. */
  note: FromSales | null;
}

export async function customerOf(client: StoreClient, id: string): Promise<Answer<CustomerTold>> {
  if (!(await offers(client, "customers"))) return fromSales(client, id);
  const customer = answerOf(await client.read(path(["customers", id])), client.host, customerSchema);
  if (customer.ok) return succeeded({ customer: customer.data, note: null }, customer.waiting);
  return customer.problem.kind === "not_offered" ? fromSales(client, id) : customer;
}

async function fromSales(client: StoreClient, id: string): Promise<Answer<CustomerTold>> {
  const address = path(["sales"], { customer_id: id, per_page: 100 });
  const page = pageOf(await client.read(address), client.host, listedSaleSchema);
  if (!page.ok) return page;
  const { rows: sales, nextCursor } = page.data;
  // A store that does not know the filter would answer everybody's sales.
  const sale = sales.find(({ customer }) => customer.id === id);
  if (!sale) return failed(problem("not_found", client.host), page.waiting);
  const note = { kind: "from_sales", sales: sales.length, complete: nextCursor === null } as const;
  return succeeded({ customer: customerOfSale(sale), note }, page.waiting);
}
