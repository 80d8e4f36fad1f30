import "server-only";
import type { Answer } from "../answer.ts";
import { withStore } from "../storefront/the-store.ts";
import { type CustomerTold, customerOf } from "./reading/customer.ts";

export type { CustomerTold };

export function readCustomer(id: string): Promise<Answer<CustomerTold>> {
  return withStore((client) => customerOf(client, id));
}
