import { z } from "zod";
import { affiliateSchema } from "./affiliate.ts";
import { customerSchema } from "./customer.ts";
import { activationSchema, licenseSchema } from "./license.ts";
import { productTypeSchema } from "./product.ts";
import { saleSchema } from "./sale.ts";
import { publicId, timestampSchema, urlSchema } from "./text.ts";
import { type EventName, eventNames } from "./triggers.ts";

const sale = saleSchema.extend({
  checkout: z.object({ url: urlSchema }).optional().describe("Where to pay, as long as it can be paid"),
});

const aboutSale = {
  sale,
  product: z.object({ id: publicId("prd"), name: z.string(), slug: z.string(), type: productTypeSchema }),
  customer: customerSchema,
  affiliate: affiliateSchema.nullable(),
};

const aboutLicense = {
  ...aboutSale,
  license: licenseSchema.describe("With its key; `sale.custom_metadata` says for which order of yours"),
};
const activation = activationSchema.nullable();

const discount = z.object({
  id: publicId("dis"),
  code: z.string(),
  name: z.string(),
  type: z.string(),
  usage_limit: z.int().nullable(),
  usage_count: z.int(),
});

/** What each event is about, beside what all of them tell. */
const about: Record<EventName, z.ZodRawShape> = {
  "successful.sale": aboutSale,
  "abandoned.sale": aboutSale,
  "failed.sale": aboutSale,
  "refunded.sale": aboutSale,
  "license.issued": aboutLicense,
  "license.activated": { ...aboutLicense, activation },
  "license.expired": aboutLicense,
  "license.nearing_expiry": {
    ...aboutLicense,
    days_until_expiry: z.int().describe("Days left, the last one begun counted whole"),
  },
  "license.revoked": aboutLicense,
  "license.activation_refused": {
    ...aboutLicense,
    reason: z.object({ code: z.string(), message: z.string() }).describe("Why it was refused"),
  },
  "license.deactivated": { ...aboutLicense, activation },
  "discount.exhausted": { ...aboutSale, discount },
  "pulse.failing": {
    pulse: z.object({ id: publicId("pulse"), url: urlSchema }).nullable(),
    failing: z.looseObject({ reason: z.enum(["failing", "gone"]), failures: z.int() }),
  },
};

const everywhere = {
  id: publicId("evt").describe("The event; one event may be delivered to several pulses"),
  occurred_at: timestampSchema,
  store: z.object({
    id: publicId("str"),
    name: z.string(),
    slug: z.string(),
    url: urlSchema,
    currency: z.string(),
  }),
  note: z.string().optional().describe("Only in test events"),
};

/** The body that a pulse is sent. Amounts in it also carry `raw`, the integer in the currency's smallest unit. */
export function payloadSchema(event: EventName) {
  return z.looseObject({ event: z.literal(event), ...everywhere, ...about[event] });
}

export const payloadSchemas = new Map(eventNames.map((event) => [event, payloadSchema(event)]));
