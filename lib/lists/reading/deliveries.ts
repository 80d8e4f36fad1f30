import { type Delivery, deliverySchema } from "#contract/delivery.ts";
import { pageOf } from "#lib/storefront/answers.ts";
import { offers } from "#lib/storefront/offers.ts";
import { managePath } from "#lib/storefront/path.ts";
import type { DeliveryFilters } from "../deliveries.ts";
import { type ListReader, notOffered, withoutList } from "./list.ts";

export const deliveriesReader: ListReader<DeliveryFilters, Delivery> = async (client, asked) => {
  const { filters, perPage, cursor, priority } = asked;
  if (!(await offers(client, "deliveries", priority))) return notOffered(client);
  const address = managePath(["deliveries"], { ...filters, per_page: perPage, cursor });
  return withoutList(pageOf(await client.read(address, { priority }), client.host, deliverySchema));
};
