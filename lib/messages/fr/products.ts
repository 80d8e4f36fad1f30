import type { products as Products } from "../en/products.ts";

export const products: typeof Products = {};
