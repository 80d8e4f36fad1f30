import { type ListedSale, listedSaleSchema } from "#contract/sale.ts";
import { pageOf } from "../storefront/answers.ts";
import type { StoreClient } from "../storefront/client.ts";
import { path } from "../storefront/path.ts";
import { isCalm } from "./look.ts";
import type { News } from "./news.ts";
import { rest } from "./rest.ts";

export const BEGUN_EVERY = 10_000;

interface Watching {
  client: StoreClient;
  /** The newest sale that is known, also from before a break. */
  known: { newest: string | null | undefined };
  every: number;
  /** Whether the store's stream tells the rest; where it does not, everybody looks for themselves. */
  isLive(): boolean;
  news(news: News): void;
  signal: AbortSignal;
}

/**
 * A sale that awaits its payment is no event of the store's, so beside its stream the newest sale is asked for now and
 * then: one row, for everybody who listens. What the first look finds is on the pages that have just been drawn.
 */
export async function watchBegun({ client, known, every, isLive, news, signal }: Watching): Promise<void> {
  function tellNewest(sale: ListedSale | undefined) {
    const before = known.newest;
    known.newest = sale?.id ?? null;
    if (!sale || before === undefined || before === sale.id) return;
    const { id, customer, product } = sale;
    news({ kind: "sale.begun", sale: id, license: null, customer: customer.id, product: product.id });
  }

  while (!signal.aborted) {
    if (known.newest === undefined || (isLive() && isCalm(client.standing()))) {
      const asked = await client.read(path(["sales"], { per_page: 1 }), { priority: "background" });
      const page = pageOf(asked, client.host, listedSaleSchema);
      if (signal.aborted) return;
      if (page.ok) tellNewest(page.data.rows[0]);
    }
    await rest(client.clock, every, signal);
  }
}
