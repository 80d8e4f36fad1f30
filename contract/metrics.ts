import { z } from "zod";
import { amountSchema } from "./amount.ts";
import { envelope } from "./envelope.ts";
import { day, startsBeforeItEnds } from "./pagination.ts";
import { optional, required } from "./text.ts";

export const metricsIntervals = ["day", "month"] as const;
export const METRICS_DAYS_MAX = 366;

export type MetricsInterval = (typeof metricsIntervals)[number];

const DAY = 86_400_000;

/** Both ends count. */
function days(query: { start_date: string; end_date: string }): number {
  return (Date.parse(query.end_date) - Date.parse(query.start_date)) / DAY + 1;
}

export const salesMetricsQuery = startsBeforeItEnds(
  z.object({
    start_date: required(day).describe("First day, Y-m-d, inclusive"),
    end_date: required(day).describe("Last day, Y-m-d, inclusive"),
    interval: optional(z.enum(metricsIntervals))
      .transform((interval): MetricsInterval => interval ?? "day")
      .describe("How the days are grouped; `day` when left out"),
  }),
).refine((query) => days(query) <= METRICS_DAYS_MAX, {
  path: ["end_date"],
  error: `must be at most ${METRICS_DAYS_MAX} days from start date`,
});

export type SalesMetricsQuery = z.infer<typeof salesMetricsQuery>;

export const salesMetricSchema = z
  .object({
    date: z.string().describe("First day of the interval, Y-m-d"),
    currency: z.string(),
    sales: z.int().describe("Completed sales"),
    amount: amountSchema.describe("What they came to"),
    refunds: z.int(),
    refunded_amount: amountSchema,
  })
  .meta({ id: "SalesMetric" });

export const salesMetricsSchema = z
  .object({
    time_zone: z.string().describe("IANA name; says where a day begins"),
    interval: z.enum(metricsIntervals),
    start_date: z.string(),
    end_date: z.string(),
    intervals: z
      .array(salesMetricSchema)
      .describe("Oldest first; those without a sale have zeros, in each currency that occurs"),
  })
  .meta({ id: "SalesMetrics" });

export type SalesMetric = z.infer<typeof salesMetricSchema>;
export type SalesMetrics = z.infer<typeof salesMetricsSchema>;

export const salesMetricsResponse = envelope(salesMetricsSchema);
