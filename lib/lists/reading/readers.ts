import { discountSchema } from "#contract/discount.ts";
import { listedProductSchema } from "#contract/product.ts";
import { listedSaleSchema } from "#contract/sale.ts";
import type { ListFilters, ListRows, StoreListName } from "../names.ts";
import { activationsReader } from "./activations.ts";
import { attemptsReader } from "./attempts.ts";
import { customersReader } from "./customers.ts";
import { deliveriesReader } from "./deliveries.ts";
import { eventsReader } from "./events.ts";
import { invitationsReader } from "./invitations.ts";
import { licensesReader } from "./licenses.ts";
import { type ListReader, listAt } from "./list.ts";
import { pulsesReader } from "./pulses.ts";

export type Readers = { [Name in StoreListName]: ListReader<ListFilters[Name], ListRows[Name]> };

export const readers: Readers = {
  products: listAt("products", listedProductSchema),
  sales: listAt("sales", listedSaleSchema),
  discounts: listAt("discounts", discountSchema),
  licenses: licensesReader,
  activations: activationsReader,
  attempts: attemptsReader,
  pulses: pulsesReader,
  customers: customersReader,
  events: eventsReader,
  deliveries: deliveriesReader,
  invitations: invitationsReader,
};
