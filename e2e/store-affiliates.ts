import type { RunningStore } from "./running-store.ts";
import { withStoreDatabase } from "./store-database.ts";

/** No address of the API lists affiliates, so one is looked up where the store keeps them. */
export function codeOfAnAffiliate(store: Pick<RunningStore, "dataDir">): Promise<string> {
  return withStoreDatabase(store, async (client) => {
    const { rows } = await client.query<{ pseudo: string }>(
      "SELECT pseudo FROM affiliates WHERE status = 'active' AND total_visits > 0 ORDER BY id LIMIT 1",
    );
    const [affiliate] = rows;
    if (!affiliate) throw new Error("The demo store has no active affiliate.");
    return affiliate.pseudo;
  });
}
