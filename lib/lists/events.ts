import { z } from "zod";
import { eventsQuery } from "#contract/event.ts";
import { filter } from "./filter.ts";

const { name, license_key, sale_id } = eventsQuery.shape;

export const eventFilters = z.object({
  name: filter(name),
  license_key: filter(license_key),
  sale_id: filter(sale_id),
});

export type EventFilters = z.infer<typeof eventFilters>;
