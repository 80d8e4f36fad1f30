import type { MiddlewareHandler } from "hono";
import { callerAddressBehind } from "#domain/caller-address.ts";
import type { Service } from "../service.ts";
import type { StoreEnv } from "./request.ts";

export function withCallerAddress({ settings }: Service): MiddlewareHandler<StoreEnv> {
  const addressOf = callerAddressBehind(settings.TRUSTED_PROXIES);
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
    c.set("callerAddress", addressOf(socketAddress, c.req.header("x-forwarded-for")));
    await next();
  };
}
