import { z } from "zod";
import { envelope } from "./envelope.ts";
import { idFilter } from "./pagination.ts";
import { publicId, required, timestampSchema } from "./text.ts";

/** Every delivery that failed for good since a moment, of all pulses or of one. */
const which = {
  since: required(z.iso.datetime({ offset: true })).describe(
    "Deliveries made at this instant (ISO 8601) or later",
  ),
  pulse_id: idFilter("pulse").describe("Only this pulse's; without it those of all"),
};

export const failedQuery = z.object(which);
export const replayBody = z.object(which);

export type ReplayBody = z.infer<typeof replayBody>;

export const failedSchema = z
  .object({ count: z.int().describe("How many deliveries have failed for good since then, tests left out") })
  .meta({ id: "FailedDeliveries" });

export type FailedDeliveries = z.infer<typeof failedSchema>;

export const replaySchema = z
  .object({
    id: publicId("rpl"),
    total: z.int().describe("How many had failed when it began"),
    done: z.int().describe("How many are on their way again; pulses that are off are passed over"),
    created_at: timestampSchema,
    finished_at: timestampSchema.nullable().describe("Null while it goes on"),
  })
  .meta({ id: "Replay" });

export type ReplayProgress = z.infer<typeof replaySchema>;

export const failedResponse = envelope(failedSchema);
export const replayResponse = envelope(replaySchema);
