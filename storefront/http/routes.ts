import { Hono } from "hono";
import { activationRoutes } from "../resources/activations/routes.ts";
import { affiliateRoutes } from "../resources/affiliates/routes.ts";
import { attemptRoutes } from "../resources/attempts/routes.ts";
import { checkoutRoutes } from "../resources/checkout/routes.ts";
import { customerRoutes } from "../resources/customers/routes.ts";
import { discountRoutes } from "../resources/discounts/routes.ts";
import { licenseRoutes } from "../resources/licenses/routes.ts";
import { metricsRoutes } from "../resources/metrics/routes.ts";
import { productRoutes } from "../resources/products/routes.ts";
import { pulseRoutes } from "../resources/pulses/routes.ts";
import { saleRoutes } from "../resources/sales/routes.ts";
import { storeRoutes } from "../resources/store/routes.ts";
import type { Service } from "../service.ts";
import type { StoreEnv } from "./request.ts";

/** Everything below /v1, a resource a line. */
export function resourceRoutes(service: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .route("/", storeRoutes(service))
    .route("/", checkoutRoutes(service))
    .route("/", productRoutes(service))
    .route("/", saleRoutes(service))
    .route("/", customerRoutes(service))
    .route("/", metricsRoutes(service))
    .route("/", discountRoutes(service))
    .route("/", licenseRoutes(service))
    .route("/", activationRoutes(service))
    .route("/", attemptRoutes(service))
    .route("/", pulseRoutes(service))
    .route("/", affiliateRoutes(service));
}
