import { z } from "zod";
import { pulsesQuery } from "#contract/pulse.ts";
import { filter } from "./filter.ts";

export const pulseFilters = z.object({ search: filter(pulsesQuery.shape.search) });

export type PulseFilters = z.infer<typeof pulseFilters>;
