/** Why the service said no. One list: the service answers from it, the dashboard explains from it, the
 * reference prints it. `message` is for the integrator, `support` can be read out to a customer. */
export type Reason = { status: number; message: string; support: string; nextStep: string };

const requestReasons = {
  body_not_json: {
    status: 400,
    message: "The request body is not valid JSON.",
    support: "The other system sent something the store could not read.",
    nextStep: "Send a JSON object with `Content-Type: application/json`.",
  },
  request_malformed: {
    status: 400,
    message: "The request could not be read.",
    support: "The other system sent something the store could not read.",
    nextStep: "Check the address and its percent-encoding.",
  },
  body_too_large: {
    status: 413,
    message: "The request body is larger than 1 MiB.",
    support: "The other system sent more than the store accepts at once.",
    nextStep: "Send a smaller body; no field of this API needs as much.",
  },
  path_unknown: {
    status: 404,
    message: "There is no endpoint at this address.",
    support: "The other system called an address that does not exist.",
    nextStep: "Compare the path with the reference at /docs.",
  },
  method_not_allowed: {
    status: 405,
    message: "This endpoint does not accept this method.",
    support: "The other system called the store in a way this address does not offer.",
    nextStep: "Use a method named in the `Allow` header.",
  },
  validation_failed: {
    status: 422,
    message: "Some fields are missing or invalid.",
    support: "Some of the details given are missing or not valid; each is named with what is wrong.",
    nextStep: "Correct the fields named in `errors` and send the request again.",
  },
  cursor_invalid: {
    status: 422,
    message: "The cursor field must be a cursor returned by this list.",
    support: "The place in the list was lost; open the list again from the start.",
    nextStep: "Start again without `cursor` and pass on `next_cursor` unchanged.",
  },
  idempotency_key_invalid: {
    status: 422,
    message: "The Idempotency-Key header must be 1 to 255 printable characters.",
    support: "The other system marked its request in a way the store cannot read. Nothing was changed.",
    nextStep: "Use a fresh UUID for each operation.",
  },
  idempotency_in_progress: {
    status: 409,
    message: "A request with this Idempotency-Key is still in progress.",
    support: "The same request is already being worked on; its result will be there in a moment.",
    nextStep: "Wait a second and repeat the same request with the same key.",
  },
  idempotency_key_reused: {
    status: 422,
    message: "This Idempotency-Key was already used with a different request body.",
    support:
      "The other system used one request number for two different requests. The second changed nothing.",
    nextStep: "Use a new key for a new request; repeat a key only with the same body.",
  },
  rate_limited: {
    status: 429,
    message: "Rate limit exceeded. Please retry later.",
    support: "The other system asked too often within a minute. It can go on shortly.",
    nextStep: "Wait the seconds given in `Retry-After`, then retry with exponential backoff.",
  },
  internal_error: {
    status: 500,
    message: "Something failed on our side. The request id identifies it in the log.",
    support: "The store itself had a fault; it is recorded under the request id.",
    nextStep: "Retry with exponential backoff; if it stays, report the `X-Request-Id`.",
  },
  service_unavailable: {
    status: 503,
    message: "The store cannot answer at this moment. Nothing was changed.",
    support: "The store is starting, stopping or without its database for a moment.",
    nextStep: "Retry with exponential backoff.",
  },
} as const satisfies Record<string, Reason>;

const keyReasons = {
  key_missing: {
    status: 401,
    message: "API key is missing. Please provide a valid API key.",
    support: "The other system called the store without its key.",
    nextStep: "Send `Authorization: Bearer <API_KEY>` with every request.",
  },
  key_unknown: {
    status: 401,
    message: "Store API key is required",
    support: "The key the other system uses belongs to no store.",
    nextStep: "Check that the whole key was copied, or create a new one under Settings → API keys.",
  },
  key_revoked: {
    status: 401,
    message: "This API key has been revoked.",
    support: "The key the other system uses was revoked by the store's owner.",
    nextStep: "Create a new key under Settings → API keys and replace the old one.",
  },
  scope_required: {
    status: 403,
    message: "This API key does not have the scope this endpoint requires.",
    support: "The key the other system uses may not do this.",
    nextStep: "Create a key with the scope `manage` and use it for this endpoint only.",
  },
  store_unknown: {
    status: 404,
    message: "Store not found.",
    support: "This store does not exist, or no longer does.",
    nextStep: "Check the store's name in the address.",
  },
} as const satisfies Record<string, Reason>;

const productReasons = {
  product_not_found: {
    status: 404,
    message: "Product not found.",
    support: "This product does not exist in the store or is not published.",
    nextStep: "List the published products with `GET /v1/products` and use an id or slug from there.",
  },
  product_not_purchasable: {
    status: 422,
    message:
      "This product cannot be purchased through the API. Send the buyer to the store's own page or widget.",
    support: "This product can only be bought on the store's own page.",
    nextStep: "Send the buyer to the store's own page or embed its widget.",
  },
  product_sold_out: {
    status: 422,
    message: "This product is sold out.",
    support: "None of this product is left.",
    nextStep: "Check `quantity` before offering the product; wait until the store adds more.",
  },
} as const satisfies Record<string, Reason>;

const discountReasons = {
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

const saleReasons = {
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

const paymentReasons = {
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

const licenseReasons = {
  license_not_found: {
    status: 404,
    message: "License not found.",
    support: "The store has no such license key. Check it character by character.",
    nextStep: "Check the key for typing errors and that it was bought in this store.",
  },
  license_revoked: {
    status: 400,
    message: "This license has been revoked and cannot be activated.",
    support: "This license was revoked and can never be used again.",
    nextStep: "Ask the store why it was revoked; a new license is needed.",
  },
  license_expired: {
    status: 400,
    message: "This license has expired and cannot be activated.",
    support: "This license has run out.",
    nextStep: "Buy the product again for a new license.",
  },
  license_limit_reached: {
    status: 400,
    message: "This license has reached its activation limit.",
    support: "This license is already in use on as many devices as it allows.",
    nextStep: "Ask the store to free a device, or buy another license.",
  },
  license_already_revoked: {
    status: 400,
    message: "This license has already been revoked.",
    support: "This license was already revoked; nothing changed.",
    nextStep: "Nothing needs to be done; `revoked_at` says when it happened.",
  },
} as const satisfies Record<string, Reason>;

const otherReasons = {
  pulse_not_found: {
    status: 404,
    message: "Pulse not found.",
    support: "There is no such pulse in this store.",
    nextStep: "List the pulses with `GET /v1/pulses`.",
  },
  affiliate_not_found: {
    status: 404,
    message: "Affiliate not found.",
    support: "The store has no affiliate with this code.",
    nextStep: "Check the affiliate's code; it is their `account.pseudo`.",
  },
} as const satisfies Record<string, Reason>;

export const reasonGroups = [
  { title: "Keys and stores", reasons: keyReasons },
  { title: "Requests", reasons: requestReasons },
  { title: "Products", reasons: productReasons },
  { title: "Discounts", reasons: discountReasons },
  { title: "Sales and customers", reasons: saleReasons },
  { title: "Payments and downloads", reasons: paymentReasons },
  { title: "Licenses", reasons: licenseReasons },
  { title: "Pulses and affiliates", reasons: otherReasons },
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
