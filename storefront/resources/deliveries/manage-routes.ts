import { Hono } from "hono";
import { deliveriesQuery } from "#contract/delivery.ts";
import { act } from "../../http/act.ts";
import { answer, pagination, refusal, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { pageRequest, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { deliveryPage } from "./queries.ts";
import { readDetail } from "./read-detail.ts";
import { replayDelivery } from "./replay.ts";
import { toDelivery } from "./wire.ts";

export function deliveryRoutes(service: Service): Hono<StoreEnv> {
  const { pool, clock } = service;
  return new Hono<StoreEnv>()
    .get("/deliveries", async (c) => {
      const query = readQuery(c, deliveriesQuery);
      const storeId = c.get("holder").store.id;
      const page = await deliveryPage(pool, storeId, query, pageRequest("deliveries", query));
      const data = page.rows.map(toDelivery);
      return respond(c, answer({ data, pagination: { ...pagination(page), per_page: query.per_page } }));
    })
    .get("/deliveries/:id", async (c) => {
      const id = pathPart(c, "id", "delivery_not_found");
      const detail = await readDetail(pool, c.get("holder").store.id, id);
      if (!detail) throw new Refusal("delivery_not_found");
      return respond(c, answer(detail));
    })
    .post(
      "/deliveries/:id/replay",
      act(service, async (tx, c) => {
        const id = pathPart(c, "id", "delivery_not_found");
        const done = await replayDelivery(tx, c.get("holder").store.id, id, clock());
        if ("refused" in done) return refusal(done.refused);
        return answer(toDelivery(done.delivery), { message: "Delivery replayed successfully." });
      }),
    );
}
