import { z } from "zod";
import { type Attempt, attemptsQuery } from "#contract/attempt.ts";
import { filter } from "./filter.ts";

const { outcome, code, customer_id, license_key } = attemptsQuery.shape;

export const attemptFilters = z.object({
  outcome: filter(outcome),
  code: filter(code),
  customer_id: filter(customer_id),
  license_key: filter(license_key),
});

export type AttemptFilters = z.infer<typeof attemptFilters>;

/** `program`: what its user agent names; null where it names none. */
export type AttemptRow = Attempt & { program: string | null };
