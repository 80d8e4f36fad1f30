import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Refusal } from "./refusal.ts";
import type { StoreEnv } from "./request.ts";

const MOST = 1024 * 1024;

/** Refuses bodies over 1 MiB: by what they say of their length, and counted only where they don't say it. */
export function withBodyLimit(): MiddlewareHandler<StoreEnv> {
  const refuse = () => {
    throw new Refusal("body_too_large");
  };
  const counted = bodyLimit({ maxSize: MOST, onError: refuse });
  return (c, next) => {
    const { method } = c.req;
    if (method === "GET" || method === "HEAD") return next();
    const length = c.req.header("content-length");
    if (length === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
    return Number(length) > MOST ? refuse() : next();
  };
}
