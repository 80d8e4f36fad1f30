import type { MiddlewareHandler } from "hono";
import type { Service } from "../service.ts";
import { Refusal } from "./refusal.ts";
import type { StoreEnv } from "./request.ts";

export function withKey({ keyring }: Service): MiddlewareHandler<StoreEnv> {
  return async (c, next) => {
    const found = await keyring.find(c.req.header("authorization"));
    if (typeof found === "string") throw new Refusal(found);
    c.set("holder", found);
    await next();
  };
}
