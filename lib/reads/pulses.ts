import "server-only";
import { type Pulse, pulseSchema } from "#contract/pulse.ts";
import type { Answer } from "../answer.ts";
import { readOne } from "./one.ts";

export function readPulse(id: string): Promise<Answer<Pulse>> {
  return readOne(["pulses", id], pulseSchema);
}
