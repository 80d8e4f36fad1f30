import { setTimeout as pause } from "node:timers/promises";
import type { DeliveryDetail } from "#contract/delivery.ts";
import { ATTEMPT_MS } from "#domain/pulse-retry.ts";
import type { Db } from "../../db/pool.ts";
import { readDetail } from "../deliveries/read-detail.ts";

const LOOK_MS = 100;
/** For writing down what came of it. */
const LAST_MS = 2_000;

/**
 * What came of a test. Another request, maybe of another instance, may be sending it: that is waited for as long as an
 * attempt takes. One that a crash cut off stays as it was.
 */
export async function readOutcome(
  db: Db,
  storeId: number,
  id: string,
  now: Date,
): Promise<DeliveryDetail | undefined> {
  let detail = await readDetail(db, storeId, id);
  const left = detail ? Date.parse(detail.created_at) + ATTEMPT_MS + LAST_MS - now.getTime() : 0;
  const until = performance.now() + left;
  while (detail?.attempts === 0 && performance.now() < until) {
    await pause(LOOK_MS);
    detail = await readDetail(db, storeId, id);
  }
  return detail;
}
