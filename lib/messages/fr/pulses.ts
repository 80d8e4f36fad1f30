import type { pulses as Pulses } from "../en/pulses.ts";

export const pulses: typeof Pulses = {};
