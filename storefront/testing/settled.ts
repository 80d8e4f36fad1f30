import type { Pool } from "../db/pool.ts";
import { standsAt, storesWithNews } from "../events/news.ts";
import { until } from "./sending.ts";

/** All that was written is behind whoever begins now: transactions that other tests still hold open keep it ahead. */
export async function settled(pool: Pool, storeId: number): Promise<void> {
  await until(async () => {
    const { transaction } = await standsAt(pool);
    const [ahead] = await storesWithNews(pool, [{ storeId, transaction, id: 0 }]);
    return ahead === undefined;
  });
}
