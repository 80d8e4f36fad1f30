import { discountResponse, discountsQuery, discountsResponse } from "../discount.ts";
import { discountExample } from "../examples/discount.ts";
import { pageExample, type Resource, succeededExample } from "./endpoint.ts";

export const discountEndpoints: Resource = {
  name: "discounts",
  title: "Discounts",
  about:
    "Codes that lower a price at checkout. One that is used up or has not begun stays `active`; `usage_count`, `usage_limit` and `start_date` tell.",
  endpoints: [
    {
      id: "discounts.list",
      method: "GET",
      path: "/v1/discounts",
      title: "List discounts",
      description:
        "Newest first. In the products of a discount, `pricing.price.value` is the integer in the smallest unit.",
      parameters: [],
      query: discountsQuery,
      exampleQuery: "status=active",
      answers: [
        {
          status: 200,
          when: "A page of discounts",
          schema: discountsResponse,
          example: pageExample(discountExample),
        },
      ],
      reasons: [],
    },
    {
      id: "discounts.get",
      method: "GET",
      path: "/v1/discounts/{discount_id}",
      title: "Read a discount",
      description: "One discount, as the list shows it.",
      parameters: [{ name: "discount_id", description: "Public id", example: "dis_1v8ks4wq6g" }],
      answers: [
        {
          status: 200,
          when: "The discount",
          schema: discountResponse,
          example: succeededExample(discountExample),
        },
      ],
      reasons: ["discount_not_found"],
      capability: "discount_detail",
    },
  ],
};
