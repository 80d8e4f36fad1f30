import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Service } from "../service.ts";
import type { StoreEnv } from "./request.ts";

/** Every answer names its request, as the log does; a caller's own sensible name for it is kept. */
export function withRequestId(_service: Service): MiddlewareHandler<StoreEnv> {
  return async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("x-request-id", requestId);
  };
}
