import { z } from "zod";
import { salesQuery } from "#contract/sale.ts";
import { filter } from "./filter.ts";

const { status, customer_id, search, start_date, end_date } = salesQuery.shape;

export const saleFilters = z.object({
  status: filter(status),
  customer_id: filter(customer_id),
  search: filter(search),
  start_date: filter(start_date),
  end_date: filter(end_date),
});

export type SaleFilters = z.infer<typeof saleFilters>;
