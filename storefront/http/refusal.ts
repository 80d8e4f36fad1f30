import type { Errors } from "#contract/envelope.ts";
import type { ReasonCode } from "#contract/errors.ts";
import { type Problem, validationFailure } from "#contract/validation.ts";

interface Own {
  message?: string;
  errors?: Errors;
  headers?: Record<string, string>;
}

/** A no on its way out: thrown anywhere in a request, undoing its transaction, and answered in the envelope. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ReasonCode;
  readonly own: Own;

  constructor(code: ReasonCode, own: Own = {}) {
    super(own.message ?? code);
    this.code = code;
    this.own = own;
  }
}

export function invalid(problems: readonly Problem[], code: ReasonCode = "validation_failed"): Refusal {
  return new Refusal(code, validationFailure(problems));
}
