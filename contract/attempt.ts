import { z } from "zod";
import { envelope } from "./envelope.ts";
import { cursor, idFilter, oneOf, pageWithPerPage, perPage } from "./pagination.ts";
import { optional, publicId, text, timestampSchema } from "./text.ts";

export const attemptOutcomes = ["accepted", "refused"] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** A try to activate a license, kept for 30 days, also when it was refused. */
export const attemptSchema = z
  .object({
    id: z.string(),
    license_key: z.string().describe("As it was typed, masked"),
    license: z.object({ id: publicId("lic"), masked_key: z.string() }).nullable(),
    outcome: z.enum(attemptOutcomes),
    code: z.string().nullable().describe("The reason code of a refusal"),
    device_identifier: z.string().nullable(),
    ip_address: z.string(),
    user_agent: z.string(),
    created_at: timestampSchema,
  })
  .meta({ id: "ActivationAttempt" });

export type Attempt = z.infer<typeof attemptSchema>;

export const licenseAttemptsQuery = z.object({
  per_page: perPage(50),
  cursor,
  outcome: oneOf(attemptOutcomes, "Only attempts that ended so"),
  code: optional(text(100)).describe("Only refusals with this reason code"),
});

export const attemptsQuery = licenseAttemptsQuery.extend({
  customer_id: idFilter("customer"),
  license_key: optional(text(255)).describe("Only attempts with this key"),
});

export type LicenseAttemptsQuery = z.infer<typeof licenseAttemptsQuery>;
export type AttemptsQuery = z.infer<typeof attemptsQuery>;

export const attemptsResponse = envelope(pageWithPerPage(attemptSchema));
