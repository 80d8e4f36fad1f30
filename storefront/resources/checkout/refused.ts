import type { ReasonCode } from "#contract/errors.ts";
import type { Problem } from "#contract/validation.ts";

/** Why a checkout goes no further; with problems it is about fields, named one by one. */
export interface Refused {
  refused: ReasonCode;
  message?: string;
  problems?: readonly Problem[];
}

/** A refusal that is about one field and says what the reason says. */
export function refusedField(refused: ReasonCode, field: string, message: string): Refused {
  return { refused, problems: [{ field, message }] };
}
