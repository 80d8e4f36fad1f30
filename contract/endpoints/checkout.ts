import { checkoutBody, checkoutResponse } from "../checkout.ts";
import {
  alreadyPurchasedExample,
  checkoutBodyExample,
  checkoutExample,
  invalidCheckoutBodyExample,
} from "../examples/checkout.ts";
import { type Resource, succeededExample } from "./endpoint.ts";

export const checkoutEndpoints: Resource = {
  name: "checkout",
  title: "Checkout",
  about: "Where a purchase begins.",
  endpoints: [
    {
      id: "checkout.start",
      method: "POST",
      path: "/v1/checkout",
      title: "Start a purchase",
      description:
        "For a paid product the answer holds the address to send the buyer to; a free one is completed at once and the access data is returned. The five shipping fields are required when the product requires a shipping address and are ignored otherwise. Downloadable, course and bundle products are bought once; a license product gives a new key each time.",
      parameters: [],
      body: {
        schema: checkoutBody,
        required: true,
        example: checkoutBodyExample,
        invalid: invalidCheckoutBodyExample,
      },
      answers: [
        {
          status: 201,
          when: "A sale was created: `step` is `payment`, or `completed` for a free product",
          schema: checkoutResponse,
          example: succeededExample(checkoutExample),
        },
        {
          status: 200,
          when: "Nothing was created: the customer already holds access",
          schema: checkoutResponse,
          example: succeededExample(alreadyPurchasedExample),
        },
      ],
      reasons: [
        "product_not_found",
        "product_not_purchasable",
        "product_sold_out",
        "currency_not_supported",
        "discount_unknown",
        "discount_expired",
        "discount_not_started",
        "discount_exhausted",
        "discount_not_for_this_customer",
        "discount_not_for_this_product",
      ],
    },
  ],
};
