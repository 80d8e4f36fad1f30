import type { Reason } from "./reason.ts";

export const paymentReasons = {
  payment_not_found: {
    status: 404,
    message: "Payment not found.",
    support: "There is no such payment. Check the whole address was copied.",
    nextStep: "Use `checkout_url` exactly as the checkout returned it.",
  },
  payment_already_completed: {
    status: 409,
    message: "This payment has already been completed.",
    support: "This was already paid; nothing was charged a second time.",
    nextStep: "Read the sale: it is completed.",
  },
  payment_move_refused: {
    status: 409,
    message: "The payment cannot make this move from its present status.",
    support: "This payment is already past that point. Nothing was charged.",
    nextStep: "Read the sale again and act on its payment's present status.",
  },
  payment_confirmation_invalid: {
    status: 400,
    message: "The payment confirmation could not be verified.",
    support: "A message about this payment could not be trusted and was ignored.",
    nextStep: "Check the payment provider's signing secret.",
  },
  download_not_found: {
    status: 404,
    message: "File not found.",
    support: "There is no file at this address. Check the whole link was copied.",
    nextStep: "Read the sale again and use its `download_url`.",
  },
  download_expired: {
    status: 410,
    message: "This download link has expired.",
    support: "This link has run out; a fresh one can be sent.",
    nextStep: "Read the sale again for a fresh `download_url`.",
  },
  download_refused: {
    status: 403,
    message: "Access to this file has been withdrawn.",
    support: "Access to this file ended, for example with a refund.",
    nextStep: "Check whether the sale was refunded; the product can be bought again.",
  },
} as const satisfies Record<string, Reason>;
