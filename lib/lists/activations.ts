import { z } from "zod";
import { required, text } from "#contract/text.ts";

/** The history of one license: its key is part of the question, not a choice. */
export const activationFilters = z.object({ license_key: required(text(255)) });

export type ActivationFilters = z.infer<typeof activationFilters>;
