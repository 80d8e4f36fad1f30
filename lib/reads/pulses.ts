import "server-only";
import { type ManagedPulse, managedPulseSchema } from "#contract/managed-pulse.ts";
import { type Pulse, pulseSchema } from "#contract/pulse.ts";
import type { Answer } from "../answer.ts";
import { answerOf, failed } from "../storefront/answers.ts";
import { offers } from "../storefront/offers.ts";
import { managePath } from "../storefront/path.ts";
import { problem } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";
import { readOne } from "./one.ts";

export function readPulse(id: string): Promise<Answer<Pulse>> {
  return readOne(["pulses", id], pulseSchema);
}

/** With its health and its own headers, where the store lets its owner manage pulses. */
export function readManagedPulse(id: string): Promise<Answer<ManagedPulse>> {
  return withStore(async (client) => {
    if (!(await offers(client, "pulse_management"))) return failed(problem("not_offered", client.host));
    return answerOf(await client.read(managePath(["pulses", id])), client.host, managedPulseSchema);
  });
}
