import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Pool } from "../db/pool.ts";

export interface Metrics {
  request(method: string, route: string, status: number, seconds: number): void;
  /** All there is, in the words of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

export function openMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "vitrine_http_request_duration_seconds",
    help: "How long requests took, by route",
    labelNames: ["method", "route"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const answers = new Counter({
    name: "vitrine_http_requests_total",
    help: "Requests answered, by route and status",
    labelNames: ["method", "route", "status"],
    registers,
  });
  new Gauge({
    name: "vitrine_database_connections",
    help: "Connections to the database",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "used" }, pool.totalCount - pool.idleCount);
      this.set({ state: "awaited" }, pool.waitingCount);
    },
  });
  const durationOf = remembered((method, route) => durations.labels({ method, route }));
  const answersOf = remembered((method, route, status) => answers.labels({ method, route, status }));
  return {
    request(method, route, status, seconds) {
      durationOf(method, route, 0).observe(seconds);
      answersOf(method, route, status).inc();
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Finding a series by its labels costs more than counting in it. Routes are patterns, so there are few. */
function remembered<Series>(find: (method: string, route: string, status: number) => Series) {
  const known = new Map<string, Series>();
  return (method: string, route: string, status: number): Series => {
    const name = `${method} ${route} ${status}`;
    const series = known.get(name) ?? find(method, route, status);
    known.set(name, series);
    return series;
  };
}
