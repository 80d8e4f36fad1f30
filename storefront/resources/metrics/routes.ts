import { Hono } from "hono";
import { salesMetricsQuery } from "#contract/metrics.ts";
import { answer, respond } from "../../http/answer.ts";
import { readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { everyInterval } from "./every-interval.ts";
import { salesMetrics } from "./queries.ts";
import { toSalesMetric } from "./wire.ts";

export function metricsRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>().get("/metrics/sales", async (c) => {
    const query = readQuery(c, salesMetricsQuery);
    const { store } = c.get("holder");
    const counted = await salesMetrics(pool, store.id, query);
    const intervals = everyInterval(counted, query, store.currency).map((row) =>
      toSalesMetric(row, store.locale),
    );
    return respond(c, answer({ time_zone: store.timeZone, ...query, intervals }));
  });
}
