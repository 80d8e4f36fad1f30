import { z } from "zod";
import { envelope } from "./envelope.ts";
import { activationSchema, licenseSchema } from "./license.ts";
import { optional, requiredVerbatim, text } from "./text.ts";

export const removalSchema = z
  .object({
    license: licenseSchema.describe("As it is now"),
    removed: z.array(activationSchema).describe("Whose slots were freed, newest first"),
  })
  .meta({ id: "ActivationRemoval" });

export type Removal = z.infer<typeof removalSchema>;

const reason = optional(text(500)).describe("Kept in the history");

export const removeActivationBody = z.object({ reason });

export const freeDeviceBody = z.object({
  device_identifier: requiredVerbatim(text(255)).describe("The device, exactly as its activations name it"),
  reason,
});

export type RemoveActivationBody = z.infer<typeof removeActivationBody>;
export type FreeDeviceBody = z.infer<typeof freeDeviceBody>;

export const removalResponse = envelope(removalSchema);
