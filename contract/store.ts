import { z } from "zod";
import { envelope } from "./envelope.ts";
import { publicId, urlSchema } from "./text.ts";

/** What a service may offer beyond the fifteen endpoints every store has. */
export const capabilities = [
  "sale_detail",
  "customers",
  "discount_detail",
  "metrics",
  "activation_attempts",
  "license_search",
  "reason_codes",
  "idempotency",
  "activation_removal",
  "sale_refund",
  "affiliate_invitations",
  "events",
  "event_stream",
  "deliveries",
  "pulse_management",
  "api_keys",
] as const;

export type Capability = (typeof capabilities)[number];

const link = urlSchema.nullable();

export const storeSchema = z
  .object({
    id: publicId("str"),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    logo_url: urlSchema.nullable(),
    url: urlSchema,
    status: z.string(),
    currency: z.string().describe("ISO 4217 code"),
    social_links: z.object({
      telegram: link,
      instagram: link,
      facebook: link,
      x: link,
      linkedin: link,
      youtube: link,
      tiktok: link,
      discord: link,
    }),
    capabilities: z
      .array(z.string())
      .describe("What this service offers beyond the fifteen common endpoints"),
  })
  .meta({ id: "Store" });

export type Store = z.infer<typeof storeSchema>;

export const storeResponse = envelope(storeSchema);
