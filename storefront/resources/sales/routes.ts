import { Hono } from "hono";
import { salesQuery } from "#contract/sale.ts";
import { linkMaker } from "../../access/links.ts";
import { answer, answerBeside, pagination, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { pageRequest, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { findSale, salePage } from "./queries.ts";
import { toListedSale, toSale } from "./wire.ts";

export function saleRoutes({ pool, clock, settings }: Service): Hono<StoreEnv> {
  const links = linkMaker(settings);
  return new Hono<StoreEnv>()
    .get("/sales", async (c) => {
      const query = readQuery(c, salesQuery);
      const { store } = c.get("holder");
      const told = { store, links, now: clock() };
      const page = await salePage(pool, store.id, query, pageRequest("sales", query));
      const data = page.rows.map((sale) => toListedSale(sale, told));
      return respond(c, answerBeside(data, pagination(page)));
    })
    .get("/sales/:id", async (c) => {
      const { store } = c.get("holder");
      const sale = await findSale(pool, store.id, pathPart(c, "id", "sale_not_found"));
      if (!sale) throw new Refusal("sale_not_found");
      return respond(c, answer(toSale(sale, { store, links, now: clock() })));
    });
}
