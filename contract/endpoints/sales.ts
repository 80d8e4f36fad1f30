import { listedSaleExample, saleExample } from "../examples/sale.ts";
import { saleResponse, salesQuery, salesResponse } from "../sale.ts";
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
  ],
};
