import { z } from "zod";

/** A filter as it stands in an address: one that means nothing counts as not set, so that no link is ever broken. */
export function filter<Field extends z.ZodType>(field: Field) {
  return z.union([field, z.unknown().transform(() => undefined)]).optional();
}
