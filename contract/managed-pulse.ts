import { z } from "zod";
import { envelope } from "./envelope.ts";
import { pageWithPerPage } from "./pagination.ts";
import { pulseSchema } from "./pulse.ts";
import { pulseHealthSchema } from "./pulse-health.ts";
import { optional, required, text, timestampSchema } from "./text.ts";
import { eventNames, triggerValues } from "./triggers.ts";

/** How long the secret before is valid too. */
export const ROTATION_HOURS = 24;

const ownHeaders = z
  .record(text(), text())
  .describe("Sent with every delivery, ten at most; none of those that deliveries have anyway");

export const managedPulseSchema = pulseSchema
  .extend({
    disabled_reason: z
      .string()
      .nullable()
      .describe("`gone` where the target answered 410, which disables a pulse; null where somebody did it"),
    headers: ownHeaders,
    previous_secret_until: timestampSchema
      .nullable()
      .describe("Until when the secret before is valid too; null when there is none"),
    health: pulseHealthSchema,
  })
  .meta({ id: "ManagedPulse" });

export type ManagedPulse = z.infer<typeof managedPulseSchema>;

/** With its secret, which is in the first answer alone. */
export const revealedPulseSchema = managedPulseSchema
  .extend({
    secret: z
      .string()
      .nullable()
      .describe(
        "Signs deliveries. Shown this once; null when the answer is replayed for its Idempotency-Key",
      ),
  })
  .meta({ id: "RevealedPulse" });

export type RevealedPulse = z.infer<typeof revealedPulseSchema>;

const url = text(2048).describe("https, with a public host");
const triggers = z
  .array(z.enum(triggerValues))
  .min(1, "must have at least 1 item")
  .max(50, "must not have more than 50 items")
  .describe("What it is told of");
const productIds = z
  .array(required(text(255)))
  .max(100, "must not have more than 100 items")
  .describe("Only these products; empty means all");

export const pulseBody = z.object({
  url: required(url),
  triggers,
  product_ids: optional(productIds),
  headers: optional(ownHeaders),
  is_enabled: optional(z.boolean()).describe("True unless it says otherwise"),
});

export type PulseBody = z.infer<typeof pulseBody>;

export const pulseChanges = z.object({
  url: optional(url),
  triggers: optional(triggers),
  product_ids: optional(productIds),
  headers: optional(ownHeaders).describe("All of them: those that are not named are gone"),
});

export type PulseChanges = z.infer<typeof pulseChanges>;

export const pulseTestBody = z.object({
  event: z.enum(eventNames).describe("Of which event a sample is sent"),
  body: optional(z.record(text(), z.unknown())).describe(
    "What to send instead of the sample; `event` and `note` are set whatever it says",
  ),
});

export type PulseTestBody = z.infer<typeof pulseTestBody>;

export const managedPulsesResponse = envelope(pageWithPerPage(managedPulseSchema));
export const managedPulseResponse = envelope(managedPulseSchema);
export const revealedPulseResponse = envelope(revealedPulseSchema);
