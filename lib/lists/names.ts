import type { z } from "zod";
import type { Attempt } from "#contract/attempt.ts";
import type { Discount } from "#contract/discount.ts";
import type { Activation, License } from "#contract/license.ts";
import type { ListedProduct } from "#contract/product.ts";
import type { Pulse } from "#contract/pulse.ts";
import type { ListedSale } from "#contract/sale.ts";
import { activationFilters } from "./activations.ts";
import { attemptFilters } from "./attempts.ts";
import { type CustomerRow, customerFilters } from "./customers.ts";
import { discountFilters } from "./discounts.ts";
import { licenseFilters } from "./licenses.ts";
import { productFilters } from "./products.ts";
import { pulseFilters } from "./pulses.ts";
import { saleFilters } from "./sales.ts";

/** The lists that the store answers, and how an address is read as each one's filters. */
export const storeLists = {
  products: productFilters,
  sales: saleFilters,
  discounts: discountFilters,
  licenses: licenseFilters,
  activations: activationFilters,
  attempts: attemptFilters,
  pulses: pulseFilters,
  customers: customerFilters,
} as const;

export type StoreListName = keyof typeof storeLists;

export type ListFilters = { [Name in StoreListName]: z.infer<(typeof storeLists)[Name]> };

export interface ListRows {
  products: ListedProduct;
  sales: ListedSale;
  discounts: Discount;
  licenses: License;
  activations: Activation;
  attempts: Attempt;
  pulses: Pulse;
  customers: CustomerRow;
}

export function isStoreList(word: string): word is StoreListName {
  return Object.hasOwn(storeLists, word);
}

/** A first page is small, so that it is there at once; what follows is read ahead, in as few requests as can be. */
export const FIRST_PAGE = 50;
export const FURTHER_PAGE = 100;
