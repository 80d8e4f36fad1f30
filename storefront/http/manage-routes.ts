import { Hono } from "hono";
import { removalRoutes } from "../resources/activations/manage-routes.ts";
import { invitationRoutes } from "../resources/affiliates/manage-routes.ts";
import { deliveryRoutes } from "../resources/deliveries/manage-routes.ts";
import { eventRoutes } from "../resources/events/manage-routes.ts";
import { apiKeyRoutes } from "../resources/keys/manage-routes.ts";
import { pulseTestRoutes } from "../resources/pulse-tests/manage-routes.ts";
import { managedPulseRoutes } from "../resources/pulses/manage-routes.ts";
import { replayRoutes } from "../resources/replays/manage-routes.ts";
import { refundRoutes } from "../resources/sales/manage-routes.ts";
import type { Service } from "../service.ts";
import type { StoreEnv } from "./request.ts";

/** Everything below /manage/v1, for keys with the scope `manage`: a resource a line. */
export function manageRoutes(service: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .route("/", removalRoutes(service))
    .route("/", refundRoutes(service))
    .route("/", invitationRoutes(service))
    .route("/", managedPulseRoutes(service))
    .route("/", pulseTestRoutes(service))
    .route("/", deliveryRoutes(service))
    .route("/", replayRoutes(service))
    .route("/", eventRoutes(service))
    .route("/", apiKeyRoutes(service));
}
