import { type Discount, discountSchema } from "#contract/discount.ts";
import type { Answer } from "#lib/answer.ts";
import { answerOf, failed, pageOf, succeeded } from "#lib/storefront/answers.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { offers } from "#lib/storefront/offers.ts";
import { path } from "#lib/storefront/path.ts";
import { problem } from "#lib/storefront/problem.ts";

export async function discountOf(client: StoreClient, id: string): Promise<Answer<Discount>> {
  if (!(await offers(client, "discount_detail"))) return fromList(client, id);
  const discount = answerOf(await client.read(path(["discounts", id])), client.host, discountSchema);
  const lacks = !discount.ok && discount.problem.kind === "not_offered";
  return lacks ? fromList(client, id) : discount;
}

/** The list holds the whole discount, and its search takes the public id. */
async function fromList(client: StoreClient, id: string): Promise<Answer<Discount>> {
  const address = path(["discounts"], { search: id, per_page: 100 });
  const page = pageOf(await client.read(address), client.host, discountSchema);
  if (!page.ok) return page;
  const discount = page.data.rows.find((row) => row.id === id);
  return discount
    ? succeeded(discount, page.waiting)
    : failed(problem("not_found", client.host), page.waiting);
}
