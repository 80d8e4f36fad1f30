import { z } from "zod";
import { timestampSchema } from "./text.ts";

/** How a pulse's target has been answering lately, at a glance. */
export const pulseHealthStates = [
  { value: "untried", label: "Nothing was sent yet" },
  { value: "working", label: "The target answers" },
  { value: "unsteady", label: "The last attempt failed" },
  { value: "failing", label: "The target has been failing for a while" },
  { value: "gone", label: "The target answered 410 Gone, which disabled the pulse" },
] as const;

export type PulseHealthState = (typeof pulseHealthStates)[number]["value"];

export const pulseHealthSchema = z
  .object({
    state: z.object({ value: z.string(), label: z.string() }),
    tried: z.int().describe("How many of its latest 50 deliveries were tried; tests don't count"),
    delivered: z.int().describe("How many of those arrived"),
    success_rate: z.number().nullable().describe("From 0 to 1; null where none was tried"),
    last_success_at: timestampSchema.nullable(),
    last_failure_at: timestampSchema.nullable(),
    last_failure: z.object({ value: z.string(), label: z.string() }).nullable(),
    failing_since: timestampSchema.nullable().describe("The first failure since the last success"),
    failures: z.int().describe("How many attempts failed since the last success"),
  })
  .meta({ id: "PulseHealth" });

export type PulseHealthTold = z.infer<typeof pulseHealthSchema>;
