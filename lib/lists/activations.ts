import { z } from "zod";
import type { Activation } from "#contract/license.ts";
import { required, text } from "#contract/text.ts";

/** The history of one license: its key is part of the question, not a choice. */
export const activationFilters = z.object({ license_key: required(text(255)) });

export type ActivationFilters = z.infer<typeof activationFilters>;

/** `program`: what its user agent names, read on the server since the browser need not know how; null where it names none. */
export type ActivationRow = Activation & { program: string | null };
