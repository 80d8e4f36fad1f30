import { Hono } from "hono";
import { pulsesQuery } from "#contract/pulse.ts";
import { answer, pagination, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { pageRequest, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { findPulse, pulsePage } from "./queries.ts";
import { toPulse } from "./wire.ts";

export function pulseRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/pulses", async (c) => {
      const query = readQuery(c, pulsesQuery);
      const { store } = c.get("holder");
      const page = await pulsePage(pool, store.id, query, pageRequest("pulses", query));
      const data = page.rows.map((pulse) => toPulse(pulse, store));
      return respond(c, answer({ data, pagination: pagination(page) }));
    })
    .get("/pulses/:id", async (c) => {
      const { store } = c.get("holder");
      const pulse = await findPulse(pool, store.id, pathPart(c, "id", "pulse_not_found"));
      if (!pulse) throw new Refusal("pulse_not_found");
      return respond(c, answer(toPulse(pulse, store)));
    });
}
