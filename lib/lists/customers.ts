import { z } from "zod";
import { type Customer, customersQuery } from "#contract/customer.ts";
import { filter } from "./filter.ts";

const { search, start_date, end_date } = customersQuery.shape;

export const customerFilters = z.object({
  search: filter(search),
  start_date: filter(start_date),
  end_date: filter(end_date),
});

export type CustomerFilters = z.infer<typeof customerFilters>;

/** What every store tells of a buyer, and what only some do: null is "not told", never a guess. */
export interface CustomerRow extends Pick<Customer, "id" | "name" | "email" | "avatar_url" | "phone"> {
  created_at: string | null;
}
