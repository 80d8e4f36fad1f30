import type { Answer, Page } from "#lib/answer.ts";
import { programOf } from "#lib/user-agent/program.ts";

/** Each row with the program that its user agent names. */
export function withProgram<Row extends { user_agent: string }>(
  answer: Answer<Page<Row>>,
): Answer<Page<Row & { program: string | null }>> {
  if (!answer.ok) return answer;
  const rows = answer.data.rows.map((row) => ({ ...row, program: programOf(row.user_agent) }));
  return { ...answer, data: { ...answer.data, rows } };
}
