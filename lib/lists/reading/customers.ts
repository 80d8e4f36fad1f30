import { customerSchema } from "#contract/customer.ts";
import { type ListedSale, listedSaleSchema } from "#contract/sale.ts";
import type { Answer, Page } from "#lib/answer.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { offers } from "#lib/storefront/offers.ts";
import { walk } from "#lib/storefront/walk.ts";
import type { CustomerFilters, CustomerRow } from "../customers.ts";
import { type Asked, listAt, notOffered } from "./list.ts";

const list = listAt<CustomerFilters, typeof customerSchema>("customers", customerSchema);

export async function customersReader(
  client: StoreClient,
  asked: Asked<CustomerFilters>,
): Promise<Answer<Page<CustomerRow>>> {
  if (!(await offers(client, "customers", asked.priority))) return fromSales(client, asked);
  const page = await list(client, asked);
  const lacks = !page.ok && page.problem.kind === "not_offered";
  return lacks ? fromSales(client, asked) : page;
}

export function customerOfSale({ customer }: ListedSale): CustomerRow {
  return { ...customer, avatar_url: null, phone: null, created_at: null };
}

/** Those who bought last. When they became customers is nothing that sales tell, so it can't be filtered by. */
async function fromSales(
  client: StoreClient,
  { filters, priority }: Asked<CustomerFilters>,
): Promise<Answer<Page<CustomerRow>>> {
  const { search = "", start_date, end_date } = filters;
  if (start_date !== undefined || end_date !== undefined) return notOffered(client);
  const walked = await walk(client, "sales", listedSaleSchema, { priority });
  if (!walked.ok) return walked;
  const { rows: sales, complete, unreadable } = walked.data;
  // The newest sale knows the buyer as they are called now.
  const customers = Map.groupBy(sales, ({ customer }) => customer.id);
  const wanted = search.toLowerCase();
  const rows = [...customers.values()]
    .flatMap(([last]) => (last ? [customerOfSale(last)] : []))
    .filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(wanted));
  const note = { kind: "from_sales", sales: sales.length, complete } as const;
  return { ...walked, data: { rows, nextCursor: null, prevCursor: null, unreadable, note } };
}
