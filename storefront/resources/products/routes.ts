import { Hono } from "hono";
import { productsQuery } from "#contract/product.ts";
import { answer, pagination, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { pageRequest, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { findProduct, productPage } from "./queries.ts";
import { toListedProduct, toProduct } from "./wire.ts";

export function productRoutes({ pool, clock, settings }: Service): Hono<StoreEnv> {
  const publicUrl = settings.PUBLIC_URL;
  return new Hono<StoreEnv>()
    .get("/products", async (c) => {
      const query = readQuery(c, productsQuery);
      const { store } = c.get("holder");
      const told = { store, publicUrl, now: clock() };
      const page = await productPage(pool, store.id, query, pageRequest("products", query));
      const data = page.rows.map((product) => toListedProduct(product, told));
      return respond(c, answer({ data, pagination: pagination(page) }));
    })
    .get("/products/:idOrSlug", async (c) => {
      const { store } = c.get("holder");
      const product = await findProduct(pool, store.id, pathPart(c, "idOrSlug", "product_not_found"));
      if (!product) throw new Refusal("product_not_found");
      return respond(c, answer(toProduct(product, { store, publicUrl, now: clock() })));
    });
}
