import { Hono } from "hono";
import { discountRoutes } from "../resources/discounts/routes.ts";
import type { Service } from "../service.ts";
import type { StoreEnv } from "./request.ts";

/** Everything below /v1, a resource a line. */
export function resourceRoutes(service: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>().route("/", discountRoutes(service));
}
