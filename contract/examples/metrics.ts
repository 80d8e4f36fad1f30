import type { SalesMetrics } from "../metrics.ts";
import { usd } from "./amounts.ts";

export const salesMetricsExample: SalesMetrics = {
  time_zone: "UTC",
  interval: "month",
  start_date: "2026-10-01",
  end_date: "2026-11-30",
  intervals: [
    {
      date: "2026-10-01",
      currency: "USD",
      sales: 214,
      amount: usd(7811.4, "$7.8K"),
      refunds: 2,
      refunded_amount: usd(78),
    },
  ],
};
