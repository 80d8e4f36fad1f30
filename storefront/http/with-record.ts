import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Service } from "../service.ts";
import { ownHeaders } from "./own-headers.ts";
import type { StoreContext, StoreEnv } from "./request.ts";
import { makeRequestId } from "./request-id.ts";

/** A request's name, and what the log and the metrics keep of it: its route, never its path, which may hold a key. */
export function withRecord({ log, metrics }: Service): MiddlewareHandler<StoreEnv> {
  // These lines hold nothing to take out, and looking for it takes half of writing them.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const start = performance.now();
    const requestId = makeRequestId(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    await next();
    if (!c.get("hasOwnHeaders")) {
      for (const [name, value] of Object.entries(ownHeaders(c))) c.res.headers.set(name, value);
    }
    const { method } = c.req;
    const { status } = c.res;
    const route = routeOf(c);
    const duration = performance.now() - start;
    metrics.request(method, route, status, duration / 1000);
    const keyId = c.get("holder")?.keyId;
    lines.info(
      { requestId, method, route, status, duration: Math.round(duration * 100) / 100, keyId },
      "request",
    );
  };
}

function routeOf(c: StoreContext): string {
  const answered = routePath(c);
  return answered.endsWith("*") ? routePath(c, -1) : answered;
}
