import { type ListedSale, listedSaleSchema, type Sale, saleSchema } from "#contract/sale.ts";
import type { Answer } from "#lib/answer.ts";
import { answerOf, failed, pageOf, succeeded } from "#lib/storefront/answers.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { offers } from "#lib/storefront/offers.ts";
import { path } from "#lib/storefront/path.ts";
import { problem } from "#lib/storefront/problem.ts";

/** The whole sale, or, where a store tells none, the sale as it stands in the list. */
export interface SaleTold {
  sale: Sale;
  /** Whether what only the detail tells was told: context, custom fields, downloads, the steps' instants. */
  whole: boolean;
}

export async function saleOf(client: StoreClient, id: string): Promise<Answer<SaleTold>> {
  if (!(await offers(client, "sale_detail"))) return fromList(client, id);
  const sale = answerOf(await client.read(path(["sales", id])), client.host, saleSchema);
  if (sale.ok) return succeeded({ sale: sale.data, whole: true }, sale.waiting);
  return sale.problem.kind === "not_offered" ? fromList(client, id) : sale;
}

/** The list's search takes a sale's reference. */
async function fromList(client: StoreClient, id: string): Promise<Answer<SaleTold>> {
  const address = path(["sales"], { search: id, per_page: 100 });
  const page = pageOf(await client.read(address), client.host, listedSaleSchema);
  if (!page.ok) return page;
  const sale: ListedSale | undefined = page.data.rows.find((row) => row.id === id);
  if (!sale) return failed(problem("not_found", client.host), page.waiting);
  return succeeded({ sale, whole: false }, page.waiting);
}
