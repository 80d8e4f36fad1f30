import { Hono } from "hono";
import { affiliateRoutes } from "../resources/affiliates/routes.ts";
import { discountRoutes } from "../resources/discounts/routes.ts";
import { productRoutes } from "../resources/products/routes.ts";
import { pulseRoutes } from "../resources/pulses/routes.ts";
import { storeRoutes } from "../resources/store/routes.ts";
import type { Service } from "../service.ts";
import type { StoreEnv } from "./request.ts";

/** Everything below /v1, a resource a line. */
export function resourceRoutes(service: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .route("/", storeRoutes(service))
    .route("/", productRoutes(service))
    .route("/", discountRoutes(service))
    .route("/", pulseRoutes(service))
    .route("/", affiliateRoutes(service));
}
