import type { Reason } from "./reason.ts";

export const discountReasons = {
  discount_not_found: {
    status: 404,
    message: "Discount not found.",
    support: "This discount does not exist in the store.",
    nextStep: "List the discounts with `GET /v1/discounts`.",
  },
  discount_unknown: {
    status: 422,
    message: "The discount code is invalid.",
    support: "The store has no such discount code. Check the spelling.",
    nextStep: "Let the buyer correct the code, or check out without one.",
  },
  discount_expired: {
    status: 422,
    message: "The discount code has expired.",
    support: "This discount has ended.",
    nextStep: "Check out without the code.",
  },
  discount_not_started: {
    status: 422,
    message: "The discount code is not valid yet.",
    support: "This discount has not begun yet.",
    nextStep: "Use the code from its start date on.",
  },
  discount_exhausted: {
    status: 422,
    message: "The discount code has reached its usage limit.",
    support: "This discount was already used as often as it may be.",
    nextStep: "Check out without the code.",
  },
  discount_not_for_this_customer: {
    status: 422,
    message: "The discount code is not valid for this customer.",
    support: "This discount was made for another e-mail address.",
    nextStep: "Use the e-mail address the discount was given to, or no code.",
  },
  discount_not_for_this_product: {
    status: 422,
    message: "The discount code is not valid for this product.",
    support: "This discount is for other products.",
    nextStep: "Check the discount's `products`, or check out without the code.",
  },
} as const satisfies Record<string, Reason>;
