import { Hono } from "hono";
import { answer, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import type { StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { findStore } from "./queries.ts";
import { toStore } from "./wire.ts";

export function storeRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>().get("/store", async (c) => {
    const store = await findStore(pool, c.get("holder").store.id);
    if (!store) throw new Refusal("store_unknown");
    return respond(c, answer(toStore(store)));
  });
}
