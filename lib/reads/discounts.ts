import "server-only";
import type { Discount } from "#contract/discount.ts";
import type { Answer } from "../answer.ts";
import { withStore } from "../storefront/the-store.ts";
import { discountOf } from "./reading/discount.ts";

export function readDiscount(id: string): Promise<Answer<Discount>> {
  return withStore((client) => discountOf(client, id));
}
