import { z } from "zod";
import { discountsQuery } from "#contract/discount.ts";
import { filter } from "./filter.ts";

const { status, search, start_date, end_date } = discountsQuery.shape;

export const discountFilters = z.object({
  status: filter(status),
  search: filter(search),
  start_date: filter(start_date),
  end_date: filter(end_date),
});

export type DiscountFilters = z.infer<typeof discountFilters>;
