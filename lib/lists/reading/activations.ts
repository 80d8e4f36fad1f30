import { activationSchema } from "#contract/license.ts";
import type { ActivationFilters, ActivationRow } from "../activations.ts";
import { type ListReader, readPage } from "./list.ts";
import { withProgram } from "./with-program.ts";

/** Not found here is the license, not the list. */
export const activationsReader: ListReader<ActivationFilters, ActivationRow> = async (
  client,
  { filters, ...asked },
) => {
  const parts = ["licenses", filters.license_key, "activations"];
  return withProgram(await readPage(client, parts, activationSchema, { ...asked, filters: {} }));
};
