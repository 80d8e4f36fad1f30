import "server-only";
import { type DeliveryDetail, deliveryDetailSchema } from "#contract/delivery.ts";
import type { Answer } from "../answer.ts";
import { answerOf } from "../storefront/answers.ts";
import { managePath } from "../storefront/path.ts";
import { withStore } from "../storefront/the-store.ts";

export function readDelivery(id: string): Promise<Answer<DeliveryDetail>> {
  return withStore(async (client) =>
    answerOf(await client.read(managePath(["deliveries", id])), client.host, deliveryDetailSchema),
  );
}
