import type { Reason } from "./reason.ts";

export const productReasons = {
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
