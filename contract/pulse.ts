import { z } from "zod";
import { envelope } from "./envelope.ts";
import { cursor, page, perPage, search } from "./pagination.ts";
import { publicId, timestampSchema, urlSchema } from "./text.ts";
import { triggerSchema } from "./triggers.ts";

/** Who made a pulse; what an integration made can't be deleted by hand. */
export const pulseSources = [
  { value: "manual", label: "Manual", description: "Created by a user" },
  { value: "integration", label: "Integration", description: "Created by an integration" },
] as const;

export type PulseSource = (typeof pulseSources)[number]["value"];

export const pulseSchema = z
  .object({
    id: publicId("pulse"),
    url: urlSchema.describe("The address that is told when something happens"),
    is_enabled: z.boolean(),
    source: z.object({ value: z.string(), label: z.string(), description: z.string() }),
    triggers: z.array(triggerSchema),
    products: z
      .array(z.object({ id: publicId("prd"), name: z.string(), slug: z.string() }))
      .describe("Only these products; empty means all"),
    store: z.object({ id: publicId("str"), name: z.string() }),
    can_delete: z.boolean().describe("False for pulses made by the system or an integration"),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: "Pulse" });

export type Pulse = z.infer<typeof pulseSchema>;

export const pulsesQuery = z.object({
  per_page: perPage(15),
  cursor,
  search: search("address, public id or trigger name"),
});

export type PulsesQuery = z.infer<typeof pulsesQuery>;

export const pulsesResponse = envelope(page(pulseSchema));
export const pulseResponse = envelope(pulseSchema);
