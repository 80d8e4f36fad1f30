import sql from "sql-template-tag";
import type { StaffDb } from "../staff/database.ts";
import type { Deed, Doer, Whence } from "./acts.ts";
import type { Ending } from "./outcome.ts";
import { subjectWords } from "./subject-words.ts";

const AGENT_MAX = 500;

/** Answers the row's id, for its end. */
export async function noteAsked(
  db: StaffDb,
  { doer, deed, whence, now }: { doer: Doer; deed: Deed; whence: Whence; now: Date },
): Promise<number> {
  const { subject } = deed;
  const { rows } = await db.query<{ id: number }>(sql`
    INSERT INTO audit_asked (at, staff_id, staff_name, staff_email, act, subject_kind, subject_id, subject_label,
      subject_words, detail, ip, user_agent)
    VALUES (${now}, ${doer.id}, ${doer.name}, ${doer.email}, ${deed.act}, ${subject.kind}, ${subject.id},
      ${subject.label ?? null}, ${subjectWords(subject.id)}, ${JSON.stringify(deed.detail ?? {})}, ${whence.ip},
      ${whence.userAgent.slice(0, AGENT_MAX)})
    RETURNING id`);
  const [asked] = rows;
  if (!asked) throw new Error("The audit log took no row.");
  return asked.id;
}

export async function noteEnded(db: StaffDb, id: number, ending: Ending, now: Date): Promise<void> {
  await db.query(sql`
    INSERT INTO audit_ended (audit_id, at, outcome, code, result)
    VALUES (${id}, ${now}, ${ending.outcome}, ${ending.code}, ${JSON.stringify(ending.result)})`);
}
