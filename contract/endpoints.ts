import { affiliateEndpoints } from "./endpoints/affiliates.ts";
import { apiKeyEndpoints } from "./endpoints/api-keys.ts";
import { checkoutEndpoints } from "./endpoints/checkout.ts";
import { customerEndpoints } from "./endpoints/customers.ts";
import { deliveryEndpoints } from "./endpoints/deliveries.ts";
import { discountEndpoints } from "./endpoints/discounts.ts";
import type { Endpoint, Resource } from "./endpoints/endpoint.ts";
import { eventEndpoints } from "./endpoints/events.ts";
import { licenseEndpoints } from "./endpoints/licenses.ts";
import { metricsEndpoints } from "./endpoints/metrics.ts";
import { productEndpoints } from "./endpoints/products.ts";
import { pulseEndpoints } from "./endpoints/pulses.ts";
import { saleEndpoints } from "./endpoints/sales.ts";
import { storeEndpoints } from "./endpoints/store.ts";

export {
  type Answer,
  type Endpoint,
  isManaging,
  type PathParameter,
  type Resource,
  reasonsOf,
} from "./endpoints/endpoint.ts";

/** Every endpoint of /v1 and those of /manage/v1, resource by resource, in the order a newcomer reads them. */
export const resources: readonly Resource[] = [
  storeEndpoints,
  checkoutEndpoints,
  productEndpoints,
  saleEndpoints,
  customerEndpoints,
  discountEndpoints,
  licenseEndpoints,
  pulseEndpoints,
  deliveryEndpoints,
  affiliateEndpoints,
  metricsEndpoints,
  eventEndpoints,
  apiKeyEndpoints,
];

export const endpoints: readonly Endpoint[] = resources.flatMap((resource) => resource.endpoints);
