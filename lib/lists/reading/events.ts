import { eventSchema, type StoreEvent } from "#contract/event.ts";
import { pageOf } from "#lib/storefront/answers.ts";
import { offers } from "#lib/storefront/offers.ts";
import { managePath } from "#lib/storefront/path.ts";
import type { EventFilters } from "../events.ts";
import { type ListReader, notOffered, withoutList } from "./list.ts";

export const eventsReader: ListReader<EventFilters, StoreEvent> = async (client, asked) => {
  const { filters, perPage, cursor, priority } = asked;
  if (!(await offers(client, "events", priority))) return notOffered(client);
  const address = managePath(["events"], { ...filters, per_page: perPage, cursor });
  return withoutList(pageOf(await client.read(address, { priority }), client.host, eventSchema));
};
