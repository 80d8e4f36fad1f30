import type { Answer } from "../answer.ts";

export const auditOutcomes = ["done", "refused", "uncertain"] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

export interface Ending {
  outcome: AuditOutcome;
  /** Why not, in the store's word or else in ours. */
  code: string | null;
  result: Record<string, unknown>;
}

export function endingOf<Data>(
  answer: Answer<Data>,
  resultOf: (data: Data) => Record<string, unknown>,
): Ending {
  if (answer.ok) return { outcome: "done", code: null, result: resultOf(answer.data) };
  const { kind, code } = answer.problem;
  return { outcome: kind === "uncertain" ? "uncertain" : "refused", code: code ?? kind, result: {} };
}
