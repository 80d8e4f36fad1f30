import type { DeliveryDetail } from "#contract/delivery.ts";
import type { Db } from "../../db/pool.ts";
import { attemptsOf, findDelivery, sentBody } from "./queries.ts";
import { toDetail } from "./wire.ts";

/** A delivery with its body and its attempts. */
export async function readDetail(
  db: Db,
  storeId: number,
  publicId: string,
): Promise<DeliveryDetail | undefined> {
  const found = await findDelivery(db, storeId, publicId);
  if (!found) return undefined;
  const [body, attempts] = await Promise.all([
    sentBody(db, storeId, found.id),
    attemptsOf(db, storeId, found.id),
  ]);
  return toDetail(found, body, attempts);
}
