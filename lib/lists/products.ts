import { z } from "zod";
import { productsQuery } from "#contract/product.ts";
import { filter } from "./filter.ts";

const { search, category, type } = productsQuery.shape;

export const productFilters = z.object({
  search: filter(search),
  category: filter(category),
  type: filter(type),
});

export type ProductFilters = z.infer<typeof productFilters>;
