import { z } from "zod";
import { pulseSchema, pulsesQuery } from "#contract/pulse.ts";
import { pulseHealthSchema } from "#contract/pulse-health.ts";
import { filter } from "./filter.ts";

export const pulseFilters = z.object({ search: filter(pulsesQuery.shape.search) });

export type PulseFilters = z.infer<typeof pulseFilters>;

/** As a list shows it. Its own headers may be a receiver's keys, so they are never read for it. */
export const listedPulseSchema = pulseSchema.extend({ health: pulseHealthSchema.optional() });

export type ListedPulse = z.infer<typeof listedPulseSchema>;
