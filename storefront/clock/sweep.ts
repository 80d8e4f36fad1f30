import { rows, sql } from "../db/statement.ts";
import type { Service } from "../service.ts";
import { abandonSales } from "./abandon-sales.ts";
import { inBatches } from "./batches.ts";
import { cancelDeliveries } from "./cancel-deliveries.ts";
import { expireDiscounts } from "./expire-discounts.ts";
import { expireInvitations } from "./expire-invitations.ts";
import { expireLicenses } from "./expire-licenses.ts";
import { forgetAttemptHours } from "./forget-attempt-hours.ts";
import { forgetAttempts } from "./forget-attempts.ts";
import { forgetBodies, forgetDeliveries } from "./forget-deliveries.ts";
import { forgetOperations } from "./forget-operations.ts";
import { settleSales } from "./settle-sales.ts";
import { warnOfExpiry } from "./warn-of-expiry.ts";

export type Sweeping = Pick<Service, "pool" | "settings" | "log" | "lifecycle">;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ATTEMPTS_KEPT = 30 * DAY;

const before = (now: Date, span: number) => new Date(now.getTime() - span);

/** What time alone brings about, a batch at a time; says how many rows it changed. */
const duties: Record<string, (service: Sweeping, storeId: number, now: Date) => Promise<number>> = {
  expireLicenses: ({ pool }, storeId, now) => expireLicenses(pool, storeId, now),
  expireDiscounts: ({ pool }, storeId, now) => expireDiscounts(pool, storeId, now),
  expireInvitations: ({ pool }, storeId, now) => expireInvitations(pool, storeId, now),
  abandonSales: ({ pool, settings }, storeId, now) =>
    abandonSales(pool, storeId, before(now, settings.ABANDON_AFTER_HOURS * HOUR), now),
  settleSales: ({ pool, settings }, storeId, now) =>
    settleSales(pool, storeId, before(now, settings.SETTLE_AFTER_DAYS * DAY), now),
  warnOfExpiry: ({ pool, settings }, storeId, now) =>
    warnOfExpiry(pool, storeId, before(now, -settings.NEARING_EXPIRY_DAYS * DAY), now),
  cancelDeliveries: ({ pool }, storeId) => cancelDeliveries(pool, storeId),
  forgetAttempts: ({ pool }, storeId, now) => forgetAttempts(pool, storeId, before(now, ATTEMPTS_KEPT)),
  forgetAttemptHours: ({ pool }, storeId, now) =>
    forgetAttemptHours(pool, storeId, before(now, ATTEMPTS_KEPT)),
  forgetDeliveries: ({ pool, settings }, storeId, now) =>
    forgetDeliveries(pool, storeId, before(now, settings.PULSE_LOG_DAYS * DAY)),
  forgetBodies: ({ pool, settings }, storeId, now) =>
    forgetBodies(pool, storeId, before(now, settings.PULSE_LOG_DAYS * DAY)),
  forgetOperations: ({ pool, settings }, storeId, now) =>
    forgetOperations(pool, storeId, before(now, settings.IDEMPOTENCY_HOURS * HOUR)),
};

/**
 * Does what has become due by now. Any number of instances sweep at once: each skips the rows another one holds. A duty
 * that fails keeps neither the other duties nor the other stores from theirs, and is tried again by the next sweep.
 */
export async function sweep(service: Sweeping, now: Date): Promise<void> {
  for (const storeId of await storeIds(service)) {
    for (const [duty, perform] of Object.entries(duties)) {
      try {
        await inBatches(service, () => perform(service, storeId, now));
      } catch (err) {
        service.log.error({ err, duty, storeId }, "the clock could not do its duty");
      }
    }
  }
}

async function storeIds({ pool }: Sweeping): Promise<number[]> {
  const stores = await rows<{ id: number }>(pool, sql`SELECT id FROM stores ORDER BY id`);
  return stores.map(({ id }) => id);
}
