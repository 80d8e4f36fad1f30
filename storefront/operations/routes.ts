import { Hono } from "hono";
import type { StoreEnv } from "../http/request.ts";
import type { Service } from "../service.ts";

/** What operators and their machines ask. */
export function operationRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const ready = await pool.query("SELECT 1").then(
        () => true,
        () => false,
      );
      return c.json({ status: ready ? "ready" : "database" }, ready ? 200 : 503);
    });
}
