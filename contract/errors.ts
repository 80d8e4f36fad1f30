import { deliveryReasons } from "./reasons/deliveries.ts";
import { discountReasons } from "./reasons/discounts.ts";
import { keyReasons } from "./reasons/keys.ts";
import { licenseReasons } from "./reasons/licenses.ts";
import { otherReasons } from "./reasons/others.ts";
import { paymentReasons } from "./reasons/payments.ts";
import { productReasons } from "./reasons/products.ts";
import type { Reason } from "./reasons/reason.ts";
import { requestReasons } from "./reasons/requests.ts";
import { saleReasons } from "./reasons/sales.ts";

export type { Reason };

/** The one list of reasons: the service answers from it, the dashboard explains from it, the reference prints it. */
export const reasonGroups = [
  { title: "Keys and stores", reasons: keyReasons },
  { title: "Requests", reasons: requestReasons },
  { title: "Products", reasons: productReasons },
  { title: "Discounts", reasons: discountReasons },
  { title: "Sales and customers", reasons: saleReasons },
  { title: "Payments and downloads", reasons: paymentReasons },
  { title: "Licenses", reasons: licenseReasons },
  { title: "Pulses and affiliates", reasons: otherReasons },
  { title: "Deliveries", reasons: deliveryReasons },
] as const;

const all = {
  ...keyReasons,
  ...requestReasons,
  ...productReasons,
  ...discountReasons,
  ...saleReasons,
  ...paymentReasons,
  ...licenseReasons,
  ...otherReasons,
  ...deliveryReasons,
} as const;

export type ReasonCode = keyof typeof all;

export const reasons: Readonly<Record<ReasonCode, Reason>> = all;

export function isReasonCode(word: string): word is ReasonCode {
  return Object.hasOwn(reasons, word);
}

export const reasonCodes: readonly ReasonCode[] = Object.keys(all).filter(isReasonCode);

/** The one code with several sentences: why this product can't be bought here. */
export const notPurchasableMessages = {
  service: "Services cannot be purchased through the API. Send the buyer to the store's own page or widget.",
  coaching:
    "Coaching products cannot be purchased through the API. Send the buyer to the store's own page or widget.",
  what_you_want:
    "Pay-what-you-want products cannot be purchased through the API. Send the buyer to the store's own page or widget.",
} as const;
