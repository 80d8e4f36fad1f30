import { hash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { isUpToDate } from "../db/migrate.ts";
import { answer, respond } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import type { StoreContext, StoreEnv } from "../http/request.ts";
import type { Service } from "../service.ts";

/** What operators and their machines ask. */
export function operationRoutes({ pool, settings, metrics, lifecycle }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/healthz", (c) => respond(c, answer({ status: "alive" })))
    .get("/readyz", async (c) => {
      if (lifecycle.stopping) throw unready("The service is stopping.");
      const upToDate = await isUpToDate(pool).catch(() => false);
      if (!upToDate) throw unready("The database does not answer, or its migrations are missing.");
      return respond(c, answer({ status: "ready" }));
    })
    .get("/metrics", async (c) => {
      if (!mayReadMetrics(c, settings.METRICS_TOKEN)) throw new Refusal("path_unknown");
      return new Response(await metrics.text(), { headers: { "content-type": metrics.contentType } });
    });
}

function unready(message: string): Refusal {
  return new Refusal("service_unavailable", { message });
}

/** From this machine itself, not through a proxy on it, or with the token. */
function mayReadMetrics(c: StoreContext, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (token && given) return timingSafeEqual(digest(given), digest(token));
  const forwarded = c.req.header("x-forwarded-for") ?? c.req.header("forwarded") ?? c.req.header("via");
  return forwarded === undefined && /^(127\.|::1$)/.test(c.get("callerAddress"));
}

function digest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
