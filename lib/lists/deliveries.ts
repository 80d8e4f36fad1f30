import { z } from "zod";
import { deliveriesQuery } from "#contract/delivery.ts";
import { filter } from "./filter.ts";

const { status, pulse_id, start_date, end_date } = deliveriesQuery.shape;

export const deliveryFilters = z.object({
  status: filter(status),
  pulse_id: filter(pulse_id),
  start_date: filter(start_date),
  end_date: filter(end_date),
});

export type DeliveryFilters = z.infer<typeof deliveryFilters>;
