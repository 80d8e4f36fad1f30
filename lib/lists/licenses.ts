import { z } from "zod";
import { licensesQuery } from "#contract/license.ts";
import { filter } from "./filter.ts";

const { status, product_id, customer_id, search } = licensesQuery.shape;

export const licenseFilters = z.object({
  status: filter(status),
  product_id: filter(product_id),
  customer_id: filter(customer_id),
  search: filter(search),
});

export type LicenseFilters = z.infer<typeof licenseFilters>;
