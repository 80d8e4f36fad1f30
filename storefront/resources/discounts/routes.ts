import { Hono } from "hono";
import { discountsQuery } from "#contract/discount.ts";
import { answer, pagination, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { pageRequest, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { discountPage, findDiscount } from "./queries.ts";
import { toDiscount } from "./wire.ts";

export function discountRoutes({ pool, clock, settings }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/discounts", async (c) => {
      const query = readQuery(c, discountsQuery);
      const { store } = c.get("holder");
      const told = { store, publicUrl: settings.PUBLIC_URL, now: clock() };
      const page = await discountPage(pool, store.id, query, pageRequest("discounts", query), told.now);
      const data = page.rows.map((discount) => toDiscount(discount, told));
      return respond(c, answer({ data, pagination: pagination(page) }));
    })
    .get("/discounts/:id", async (c) => {
      const { store } = c.get("holder");
      const id = pathPart(c, "id", "discount_not_found");
      const discount = await findDiscount(pool, store.id, id);
      if (!discount) throw new Refusal("discount_not_found");
      return respond(
        c,
        answer(toDiscount(discount, { store, publicUrl: settings.PUBLIC_URL, now: clock() })),
      );
    });
}
