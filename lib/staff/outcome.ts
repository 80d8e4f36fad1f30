import type { Answer, ProblemKind } from "../answer.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";

/** Why an act on the staff was not done. */
export type StaffRefusal = Extract<
  ProblemKind,
  "last_owner" | "person_gone" | "already_staff" | "wrong_password"
>;

export type Outcome<Done> = { ok: true; data: Done } | { ok: false; refusal: StaffRefusal };

export const did = <Done>(data: Done): Outcome<Done> => ({ ok: true, data });
export const refused = <Done>(refusal: StaffRefusal): Outcome<Done> => ({ ok: false, refusal });

export function answerTo<Done>(outcome: Outcome<Done>): Answer<Done> {
  return outcome.ok ? succeeded(outcome.data) : failed(problem(outcome.refusal, ""));
}
