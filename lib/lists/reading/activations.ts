import { type Activation, activationSchema } from "#contract/license.ts";
import type { ActivationFilters } from "../activations.ts";
import { type ListReader, readPage } from "./list.ts";

/** Not found here is the license, not the list. */
export const activationsReader: ListReader<ActivationFilters, Activation> = (client, { filters, ...asked }) =>
  readPage(client, ["licenses", filters.license_key, "activations"], activationSchema, {
    ...asked,
    filters: {},
  });
