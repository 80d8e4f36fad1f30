import { listedSaleExample, refundedSaleExample, saleExample } from "../examples/sale.ts";
import { refundBody, saleResponse, salesQuery, salesResponse } from "../sale.ts";
import { flatPageExample, type Resource, succeededExample } from "./endpoint.ts";

export const saleEndpoints: Resource = {
  name: "sales",
  title: "Sales",
  about: "What was bought, by whom, and what it came to.",
  endpoints: [
    {
      id: "sales.list",
      method: "GET",
      path: "/v1/sales",
      title: "List sales",
      description: "Newest first. In this list `pagination` stands beside `data`, not in it.",
      parameters: [],
      query: salesQuery,
      exampleQuery: "status=completed&start_date=2026-11-01&end_date=2026-11-30",
      answers: [
        {
          status: 200,
          when: "A page of sales",
          schema: salesResponse,
          example: flatPageExample(listedSaleExample),
        },
      ],
      reasons: [],
    },
    {
      id: "sales.get",
      method: "GET",
      path: "/v1/sales/{sale_id}",
      title: "Read a sale",
      description: "The listed sale with its payment, context, metadata and timestamps.",
      parameters: [{ name: "sale_id", description: "Public id", example: "sal_6h3nf8pd2s" }],
      answers: [
        { status: 200, when: "The sale", schema: saleResponse, example: succeededExample(saleExample) },
      ],
      reasons: ["sale_not_found"],
      capability: "sale_detail",
    },
    {
      id: "sales.refund",
      method: "POST",
      path: "/manage/v1/sales/{sale_id}/refund",
      title: "Refund a sale",
      description:
        "For a completed or settled sale, once. Its buyer loses access, and its licenses are revoked for ever. The store counts the money as given back; the transfer itself is made with the payment provider. The body may be left out.",
      parameters: [{ name: "sale_id", description: "Public id", example: "sal_6h3nf8pd2s" }],
      body: { schema: refundBody, required: false, example: { reason: "Bought by mistake" } },
      answers: [
        {
          status: 200,
          when: "Refunded",
          schema: saleResponse,
          example: succeededExample(refundedSaleExample, "Sale refunded successfully."),
        },
      ],
      reasons: ["sale_not_found", "sale_already_refunded", "sale_not_refundable"],
      capability: "sale_refund",
    },
  ],
};
