import { z } from "zod";
import { envelope } from "./envelope.ts";
import {
  cursor,
  idFilter,
  oneOf,
  pageWithPerPage,
  paginationWithPerPageSchema,
  perPage,
  search,
} from "./pagination.ts";
import { optional, optionalVerbatim, publicId, text, timestampSchema, urlSchema } from "./text.ts";

export const licenseStatuses = ["pending_activation", "active", "expired", "revoked"] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

const facts = {
  id: publicId("lic"),
  status: z.enum(licenseStatuses),
  activated_at: timestampSchema.nullable().describe("First activation"),
  expires_at: timestampSchema.nullable().describe("Null when it never expires"),
  expired_at: timestampSchema.nullable(),
  revoked_at: timestampSchema.nullable(),
  is_active: z.boolean(),
  is_expired: z.boolean(),
  can_activate: z.boolean().describe("Whether activations remain"),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
};

const keys = z.object({ key: z.string(), masked_key: z.string() });
const activations = z.object({ count: z.int(), max: z.int(), remaining: z.int() });
const customer = z.object({ id: publicId("cus"), name: z.string(), email: z.string() });
const certificate = urlSchema.nullable();

export const revocationSchema = z
  .object({ reason: z.string().nullable(), by: z.string().nullable(), at: timestampSchema })
  .meta({ id: "Revocation" });

const revocation = revocationSchema.nullish();

export const licenseSchema = z
  .object({
    ...facts,
    sale_id: z.int(),
    customer_id: z.int(),
    license_key: z.string().describe("Names the license in paths"),
    activation_count: z.int().describe("Activations in use"),
    max_activations: z.int(),
    activations_remaining: z.int(),
    product: z.object({ id: z.int(), name: z.string() }),
    license: keys.optional(),
    customer: customer.optional(),
    activations: activations.optional(),
    certificate_url: certificate.optional(),
    revocation,
  })
  .meta({ id: "License" });

/** The form that answers a revocation. */
export const revokedLicenseSchema = z
  .object({
    ...facts,
    customer,
    product: z.object({ id: z.union([z.string(), z.int()]), name: z.string(), slug: z.string() }),
    license: keys,
    activations,
    certificate_url: certificate,
    revocation,
  })
  .meta({ id: "RevokedLicense" });

export const activationSchema = z
  .object({
    id: z.int(),
    issued_license_id: z.int().describe("The license it belongs to"),
    activated_by_ip: z.string(),
    user_agent: z.string(),
    device_identifier: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    created_at: timestampSchema,
    removed_at: timestampSchema.nullish().describe("When its slot was freed"),
  })
  .meta({ id: "Activation" });

export const activationHistorySchema = z.object({
  activations: z.array(activationSchema).describe("Newest first"),
  pagination: paginationWithPerPageSchema,
  summary: z.object({
    total_activations: z.int(),
    max_activations: z.int(),
    activations_remaining: z.int(),
  }),
});

export type License = z.infer<typeof licenseSchema>;
export type RevokedLicense = z.infer<typeof revokedLicenseSchema>;
export type Revocation = z.infer<typeof revocationSchema>;
export type Activation = z.infer<typeof activationSchema>;
export type ActivationHistory = z.infer<typeof activationHistorySchema>;

export const licensesQuery = z.object({
  per_page: perPage(50),
  cursor,
  status: oneOf(licenseStatuses, "Only licenses of this status"),
  customer_id: idFilter("customer"),
  product_id: idFilter("product"),
  search: search("key, first or last group of a key, or e-mail address"),
});

export const activationsQuery = z.object({ per_page: perPage(50), cursor });

export const activateBody = z.object({
  device_identifier: optionalVerbatim(text(255)).describe("The caller's own name for the device"),
});

export const revokeBody = z.object({ reason: optional(text(500)).describe("Kept in the history") });

export type LicensesQuery = z.infer<typeof licensesQuery>;
export type ActivationsQuery = z.infer<typeof activationsQuery>;
export type ActivateBody = z.infer<typeof activateBody>;
export type RevokeBody = z.infer<typeof revokeBody>;

export const licensesResponse = envelope(pageWithPerPage(licenseSchema));
export const licenseResponse = envelope(licenseSchema);
export const revokeResponse = envelope(revokedLicenseSchema);
export const activationsResponse = envelope(activationHistorySchema);
