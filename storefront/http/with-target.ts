import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import type { TargetRefusal } from "#domain/pulse-address.ts";
import { checkTarget, type TargetCheck } from "../pulses/target-check.ts";
import { parseJson, type StoreContext, type StoreEnv } from "./request.ts";

const withUrl = z.object({ url: z.string().trim().min(1).max(2048) });

export interface TargetLook {
  /** Comes before the act, because no transaction waits for a name server. */
  lookUp: MiddlewareHandler<StoreEnv>;
  /** What is wrong with the address that the request names; null where nothing is, or it names none. */
  refusalOf(c: StoreContext): TargetRefusal | null;
}

export function targetLook(check: TargetCheck): TargetLook {
  const refusals = new WeakMap<StoreContext, TargetRefusal>();
  return {
    async lookUp(c, next) {
      const given = withUrl.safeParse(parseJson(await c.req.text()));
      const refused = given.success ? await checkTarget(given.data.url, check) : null;
      if (refused) refusals.set(c, refused);
      await next();
    },
    refusalOf: (c) => refusals.get(c) ?? null,
  };
}
