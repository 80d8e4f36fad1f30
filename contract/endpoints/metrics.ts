import { salesMetricsExample } from "../examples/metrics.ts";
import { salesMetricsQuery, salesMetricsResponse } from "../metrics.ts";
import { type Resource, succeededExample } from "./endpoint.ts";

export const metricsEndpoints: Resource = {
  name: "metrics",
  title: "Metrics",
  about: "Sums that would otherwise need a walk through every sale.",
  endpoints: [
    {
      id: "metrics.sales",
      method: "GET",
      path: "/v1/metrics/sales",
      title: "Sales by day or month",
      description:
        "For each interval and currency: completed sales, what they came to, and refunds. At most 366 days.",
      parameters: [],
      query: salesMetricsQuery,
      exampleQuery: "start_date=2026-10-01&end_date=2026-11-30&interval=month",
      answers: [
        {
          status: 200,
          when: "The sums",
          schema: salesMetricsResponse,
          example: succeededExample(salesMetricsExample),
        },
      ],
      reasons: [],
      capability: "metrics",
    },
  ],
};
