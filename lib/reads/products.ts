import "server-only";
import { type Product, productSchema } from "#contract/product.ts";
import type { Answer } from "../answer.ts";
import { readOne } from "./one.ts";

export function readProduct(idOrSlug: string): Promise<Answer<Product>> {
  return readOne(["products", idOrSlug], productSchema);
}
