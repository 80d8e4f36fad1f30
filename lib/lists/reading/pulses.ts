import { pulseSchema } from "#contract/pulse.ts";
import { pageOf } from "#lib/storefront/answers.ts";
import { offers } from "#lib/storefront/offers.ts";
import { managePath } from "#lib/storefront/path.ts";
import { type ListedPulse, listedPulseSchema, type PulseFilters } from "../pulses.ts";
import { type ListReader, listAt } from "./list.ts";

const everywhere = listAt<PulseFilters, typeof pulseSchema>("pulses", pulseSchema);

/** With how each target does, where the store tells its owner; a key that may not ask gets what every store lists. */
export const pulsesReader: ListReader<PulseFilters, ListedPulse> = async (client, asked) => {
  const { filters, perPage, cursor, priority } = asked;
  if (!(await offers(client, "pulse_management", priority))) return everywhere(client, asked);
  const address = managePath(["pulses"], { ...filters, per_page: perPage, cursor });
  const managed = pageOf(await client.read(address, { priority }), client.host, listedPulseSchema);
  if (managed.ok || managed.problem.kind !== "key_refused") return managed;
  return everywhere(client, asked);
};
