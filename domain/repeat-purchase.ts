import type { ProductType } from "#contract/product.ts";

/** What its buyer has for good: a second purchase would give nothing new. Each license purchase gives a new key. */
export const boughtOnceTypes = ["downloadable", "course", "bundle"] as const satisfies readonly ProductType[];

export function isBoughtOnce(type: ProductType): boolean {
  return boughtOnceTypes.some((once) => once === type);
}
