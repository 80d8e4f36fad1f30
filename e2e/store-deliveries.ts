import type { RunningStore } from "./running-store.ts";
import { withStoreDatabase } from "./store-database.ts";

/** The latest one that was retried and arrived, and its pulse, by their ids. */
export function aRetriedDelivery(
  store: Pick<RunningStore, "dataDir">,
): Promise<{ pulse: string; delivery: string }> {
  return withStoreDatabase(store, async (client) => {
    const { rows } = await client.query<{ pulse: string; delivery: string }>(
      `SELECT p.public_id AS pulse, d.public_id AS delivery
       FROM pulse_deliveries d JOIN pulses p ON p.store_id = d.store_id AND p.id = d.pulse_id
       WHERE d.status = 'delivered' AND d.attempt_count > 1 ORDER BY d.created_at DESC, d.id DESC LIMIT 1`,
    );
    const [found] = rows;
    if (!found) throw new Error("The demo store has no delivery that was retried.");
    return found;
  });
}
