import { randomUUID } from "node:crypto";
import type { DeliveryStatus } from "#contract/delivery.ts";
import type { Service } from "../service.ts";
import { attemptDelivery } from "./attempt.ts";
import { claimOne } from "./claim.ts";
import type { Attempted } from "./outcome.ts";

export type { Attempted };

/**
 * One attempt of a delivery at once, for somebody who waits for its answer; undefined where there is no such delivery,
 * its pulse is gone, or somebody is sending it this moment.
 */
export async function deliverNow(
  service: Service,
  storeId: number,
  deliveryId: string,
): Promise<(Attempted & { deliveryStatus: DeliveryStatus }) | undefined> {
  const sender = randomUUID();
  const claimed = await claimOne(service.pool, storeId, deliveryId, sender, service.clock());
  return claimed && attemptDelivery(service, service.pool, { claimed, sender });
}
