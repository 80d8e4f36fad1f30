import type { ReasonCode } from "#contract/errors.ts";
import { notPurchasableMessages } from "#contract/errors.ts";
import type { PricingType, ProductType } from "#contract/product.ts";

export interface Price {
  pricingType: PricingType;
  price: number;
  salePrice: number | null;
  onSaleUntil: Date | null;
}

/** A sale price holds until its end; without an end, until it is taken away. */
export function isOnSale({ salePrice, onSaleUntil }: Price, now: Date): boolean {
  return salePrice !== null && (onSaleUntil === null || onSaleUntil > now);
}

export function currentPrice(product: Price, now: Date): number {
  if (product.pricingType === "free") return 0;
  return product.salePrice !== null && isOnSale(product, now) ? product.salePrice : product.price;
}

export function isFree({ pricingType }: Pick<Price, "pricingType">): boolean {
  return pricingType === "free";
}

/** "34%", or null when nothing is off. */
export function priceOff(product: Price, now: Date): string | null {
  const off = product.price - currentPrice(product, now);
  return isOnSale(product, now) && off > 0 ? percentageOf(off, product.price) : null;
}

/** How much less a bundle costs than its parts, never less than nothing. */
export function bundleSavings(partsValue: number, price: number): { amount: number; percentage: string } {
  const amount = Math.max(partsValue - price, 0);
  return { amount, percentage: partsValue === 0 ? "0%" : percentageOf(amount, partsValue) };
}

/** Half up, but a little is not nothing, and nearly all is not all. */
function percentageOf(part: number, whole: number): string {
  if (part === 0 || part === whole) return part === 0 ? "0%" : "100%";
  return `${Math.min(99, Math.max(1, Math.round((part * 100) / whole)))}%`;
}

export interface PurchaseRefusal {
  code: Extract<ReasonCode, "product_not_purchasable" | "product_sold_out">;
  message?: string;
}

export interface Purchasable {
  type: ProductType;
  pricingType: PricingType;
  quantity: number | null;
}

type Guard = readonly [refuses: (product: Purchasable) => boolean, refusal: PurchaseRefusal];

const elsewhere = (message: string): PurchaseRefusal => ({ code: "product_not_purchasable", message });

/** Asked one after the other: what can never be bought this way, before what is merely gone. */
export const purchaseGuards: readonly Guard[] = [
  [({ pricingType }) => pricingType === "what_you_want", elsewhere(notPurchasableMessages.what_you_want)],
  [({ type }) => type === "service", elsewhere(notPurchasableMessages.service)],
  [({ type }) => type === "coaching", elsewhere(notPurchasableMessages.coaching)],
  [({ quantity }) => quantity === 0, { code: "product_sold_out" }],
];

export function purchaseRefusal(product: Purchasable): PurchaseRefusal | null {
  return purchaseGuards.find(([refuses]) => refuses(product))?.[1] ?? null;
}
