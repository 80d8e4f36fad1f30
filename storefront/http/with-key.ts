import type { MiddlewareHandler } from "hono";
import { subjectOfAddress } from "#domain/caller-address.ts";
import type { Found, KeyRefusal } from "../keys/keyring.ts";
import type { Service } from "../service.ts";
import { Refusal } from "./refusal.ts";
import type { StoreContext, StoreEnv } from "./request.ts";

/** Whose key it is, and whether its hundred requests a minute are used up; without a key the address counts. */
export function withKey({ keyring, limiter }: Service): MiddlewareHandler<StoreEnv> {
  return async (c, next) => {
    const authorization = c.req.header("authorization");
    const asked = keyring.find(authorization);
    const found: Found = asked instanceof Promise ? await asked : asked;
    const subject =
      typeof found === "string" ? subjectOfAddress(c.get("callerAddress")) : `key:${found.keyId}`;
    const taken = limiter.take(subject);
    const verdict = taken instanceof Promise ? await taken : taken;
    c.set("verdict", verdict);
    if (!verdict.allowed) throw tooMany(verdict.reset);
    if (typeof found === "string") throw unauthorised(c, found);
    c.set("holder", found);
    await next();
  };
}

function tooMany(seconds: number): Refusal {
  return new Refusal("rate_limited", {
    message: `Rate limit exceeded. Please retry after ${seconds} seconds.`,
    headers: { "retry-after": String(seconds) },
  });
}

function unauthorised(c: StoreContext, why: KeyRefusal): Refusal {
  const headers = { "www-authenticate": "Bearer" };
  // Something was sent, only not a key: no sentence of ours may claim that nothing was.
  const other = why === "key_missing" && c.req.header("authorization") !== undefined;
  return new Refusal(why, other ? { message: "Unauthenticated.", headers } : { headers });
}
