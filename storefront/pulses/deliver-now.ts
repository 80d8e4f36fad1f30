import type { Service } from "../service.ts";
import type { Attempted } from "./send-test.ts";

/** One attempt of a delivery at once, within the caller's request; undefined where somebody else is sending it. */
export async function deliverNow(
  _service: Service,
  _storeId: number,
  _deliveryId: string,
): Promise<Attempted | undefined> {
  throw new Error("Deliveries are not sent at once yet.");
}
