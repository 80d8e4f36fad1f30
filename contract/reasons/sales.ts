import type { Reason } from "./reason.ts";

export const saleReasons = {
  sale_not_found: {
    status: 404,
    message: "Sale not found.",
    support: "There is no such sale in this store.",
    nextStep: "List the sales with `GET /v1/sales` and use an id from there.",
  },
  customer_not_found: {
    status: 404,
    message: "Customer not found.",
    support: "There is no such customer in this store.",
    nextStep: "List the customers with `GET /v1/customers` and use an id from there.",
  },
  currency_not_supported: {
    status: 422,
    message: "The payment currency is not supported by this store.",
    support: "The store does not take payment in this currency.",
    nextStep: "Leave `payment_currency` out to charge in the store's currency.",
  },
  sale_not_payable: {
    status: 409,
    message: "This sale can no longer be paid.",
    support: "This purchase was given up or ended; nothing was charged. Start a new one.",
    nextStep: "Start a new checkout.",
  },
  sale_not_refundable: {
    status: 409,
    message: "Only a completed or settled sale can be refunded.",
    support: "There is nothing to give back: this sale was not paid, or was refunded already.",
    nextStep: "Check the sale's status and `refunded_at`.",
  },
  sale_already_refunded: {
    status: 409,
    message: "This sale has already been refunded.",
    support: "The money of this sale was already given back.",
    nextStep: "Nothing needs to be done; `refunded_at` says when it happened.",
  },
  sale_move_refused: {
    status: 409,
    message: "The sale cannot make this move from its present status.",
    support: "This sale is already past that point. Nothing was changed.",
    nextStep: "Read the sale again and act on its present status.",
  },
  already_purchased: {
    status: 409,
    message: "The customer already has access to this product.",
    support: "This was already bought; nothing was charged a second time.",
    nextStep: "Use the access of the first purchase.",
  },
} as const satisfies Record<string, Reason>;
