import { stringify } from "csv-stringify/sync";
import type { Page } from "../answer.ts";
import type { AuditRow } from "./row.ts";

/** The API's names, the same in every language: whoever keeps the file reads it with a program. */
const columns = [
  ...["at", "ended_at", "staff_id", "staff_name", "staff_email", "act", "outcome", "code"],
  ...["subject_kind", "subject_id", "subject_label", "ip_address", "user_agent", "detail", "result"],
];

type ReadPage = (cursor: string | null) => Promise<Page<AuditRow>>;

/** Page after page as it is taken, so that a log of any length needs the memory of one. */
export async function* auditCsv(read: ReadPage): AsyncGenerator<string> {
  // Without the mark Excel reads names with accents as nonsense.
  yield `\uFEFF${lines([columns])}`;
  let cursor: string | null = null;
  do {
    const page: Page<AuditRow> = await read(cursor);
    if (page.rows.length > 0) yield lines(page.rows.map(cells));
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** What was typed by somebody must not become a formula where the file is opened. */
function lines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify([...rows], { escape_formulas: true, record_delimiter: "windows" });
}

function cells(row: AuditRow): (string | number | null)[] {
  const { staff, subject } = row;
  return [
    ...[row.created_at, row.ended_at, staff.id, staff.name, staff.email, row.act, row.outcome, row.code],
    ...[subject.kind, subject.id, subject.label, row.ip, row.user_agent],
    ...[json(row.detail), json(row.result)],
  ];
}

const json = (facts: Record<string, unknown>) =>
  Object.keys(facts).length === 0 ? null : JSON.stringify(facts);
