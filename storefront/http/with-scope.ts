import type { MiddlewareHandler } from "hono";
import type { Scope } from "#contract/scopes.ts";
import { Refusal } from "./refusal.ts";
import type { StoreEnv } from "./request.ts";

/** Whether the key may do more than integrations may. Asked after `withKey`, so that a refusal counts as a request. */
export function withScope(scope: Scope): MiddlewareHandler<StoreEnv> {
  return async (c, next) => {
    if (!c.get("holder").scopes.includes(scope)) throw new Refusal("scope_required");
    await next();
  };
}
