import { Hono } from "hono";
import { customersQuery } from "#contract/customer.ts";
import { answer, pagination, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { pageRequest, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { customerPage, findCustomer } from "./queries.ts";
import { toCustomer } from "./wire.ts";

export function customerRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/customers", async (c) => {
      const query = readQuery(c, customersQuery);
      const { store } = c.get("holder");
      const page = await customerPage(pool, store.id, query, pageRequest("customers", query));
      const data = page.rows.map((customer) => toCustomer(customer, store));
      return respond(c, answer({ data, pagination: pagination(page) }));
    })
    .get("/customers/:id", async (c) => {
      const { store } = c.get("holder");
      const customer = await findCustomer(pool, store.id, pathPart(c, "id", "customer_not_found"));
      if (!customer) throw new Refusal("customer_not_found");
      return respond(c, answer(toCustomer(customer, store)));
    });
}
