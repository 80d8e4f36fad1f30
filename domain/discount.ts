import type { DiscountStatus, DiscountType } from "#contract/discount.ts";
import type { ReasonCode } from "#contract/errors.ts";
import { percentOff } from "./money.ts";

export interface DiscountWindow {
  startDate: Date | null;
  endDate: Date | null;
}

export interface DiscountFacts extends DiscountWindow {
  usageLimit: number | null;
  usageCount: number;
  /** Uses reserved by sales that still wait for their payment. */
  heldCount: number;
  customerEmail: string | null;
  /** Empty means all products. */
  productIds: readonly number[];
}

/** Expired once its end has passed. One used up, or not begun, is active: there is no third word. */
export function discountStatus({ endDate }: Pick<DiscountWindow, "endDate">, now: Date): DiscountStatus {
  return endDate && endDate <= now ? "expired" : "active";
}

export interface DiscountUse {
  email: string;
  productId: number;
}

export type DiscountRefusal = Extract<
  ReasonCode,
  | "discount_expired"
  | "discount_not_started"
  | "discount_not_for_this_customer"
  | "discount_not_for_this_product"
  | "discount_exhausted"
>;

type Guard = (discount: DiscountFacts, use: DiscountUse, now: Date) => boolean;

/** Asked one after the other. Who it isn't for hears that before learning how often others used it. */
export const discountGuards: readonly (readonly [DiscountRefusal, Guard])[] = [
  ["discount_expired", (discount, _use, now) => discountStatus(discount, now) === "expired"],
  ["discount_not_started", ({ startDate }, _use, now) => startDate !== null && startDate > now],
  [
    "discount_not_for_this_customer",
    ({ customerEmail }, { email }) => customerEmail !== null && customerEmail !== email,
  ],
  [
    "discount_not_for_this_product",
    ({ productIds }, { productId }) => productIds.length > 0 && !productIds.includes(productId),
  ],
  ["discount_exhausted", (discount) => isUsedUp(discount)],
];

export function discountRefusal(
  discount: DiscountFacts,
  use: DiscountUse,
  now: Date,
): DiscountRefusal | null {
  return discountGuards.find(([, refuses]) => refuses(discount, use, now))?.[0] ?? null;
}

export function isUsedUp({
  usageLimit,
  usageCount,
  heldCount,
}: Pick<DiscountFacts, "usageLimit" | "usageCount" | "heldCount">): boolean {
  return usageLimit !== null && usageCount + heldCount >= usageLimit;
}

export interface DiscountValue {
  type: DiscountType;
  percent: number | null;
  amountOff: number | null;
}

export interface DiscountedPrice {
  original: number;
  discount: number;
  amount: number;
}

/** `original - discount = amount`, to the last unit, and none of them below nothing. */
export function discountedPrice(price: number, value: DiscountValue | null): DiscountedPrice {
  const discount = value ? discountOn(price, value) : 0;
  return { original: price, discount, amount: price - discount };
}

/** What it takes off a price, never more than the price itself. */
export function discountOn(price: number, { type, percent, amountOff }: DiscountValue): number {
  const off = type === "percentage" ? percentOff(price, percent ?? 0) : (amountOff ?? 0);
  return Math.min(off, price);
}
