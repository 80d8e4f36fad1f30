import sql, { empty, join, type Sql } from "sql-template-tag";
import type { Page } from "../answer.ts";
import type { AuditFilters } from "../lists/audit.ts";
import type { StaffDb } from "../staff/database.ts";
import { programOf } from "../user-agent/program.ts";
import { type AuditPlace, placeOf, placeText } from "./place.ts";
import type { AuditRow } from "./row.ts";
import { wordsSought } from "./subject-words.ts";

export interface AuditAsked {
  filters: AuditFilters;
  cursor: string | null;
  perPage: number;
}

type Found = Omit<AuditRow, "created_at" | "ended_at" | "staff" | "subject" | "program"> & {
  at: Date;
  ended: Date | null;
  staff_id: number | null;
  staff_name: string;
  staff_email: string;
  subject_kind: string;
  subject_id: string;
  subject_label: string | null;
};

/** Newest first, from a place on. Indexes: audit_by_time, audit_by_staff, audit_by_act, audit_by_subject. */
export async function readAudit(
  db: StaffDb,
  { filters, cursor, perPage }: AuditAsked,
): Promise<Page<AuditRow>> {
  const place = cursor === null ? null : placeOf(cursor);
  const { rows } = await db.query<Found>(sql`
    SELECT asked.*, coalesce(ended.outcome, 'asked') AS outcome, ended.code, coalesce(ended.result, '{}') AS result,
      ended.at AS ended
    FROM audit_asked asked LEFT JOIN audit_ended ended ON ended.audit_id = asked.id
    WHERE true ${conditions(filters)} ${after(place)}
    ORDER BY asked.at DESC, asked.id DESC LIMIT ${perPage + 1}`);
  const kept = rows.slice(0, perPage);
  const last = kept.at(-1);
  const nextCursor = rows.length > perPage && last ? placeText({ at: last.at, id: last.id }) : null;
  return { rows: kept.map(toRow), nextCursor, prevCursor: null, unreadable: 0, note: null };
}

function conditions({ staff_id, act, search, start_date, end_date }: AuditFilters): Sql {
  const all = [
    staff_id && sql`asked.staff_id = ${staff_id}::bigint`,
    act && sql`asked.act = ${act}`,
    search && sql`asked.subject_words && ${wordsSought(search)}::text[]`,
    start_date && sql`asked.at >= ${start_date}::date`,
    end_date && sql`asked.at < ${end_date}::date + 1`,
  ].filter((condition) => typeof condition === "object");
  return all.length === 0 ? empty : sql`AND ${join(all, " AND ")}`;
}

function after(place: AuditPlace | null): Sql {
  return place ? sql`AND (asked.at, asked.id) < (${place.at}, ${place.id})` : empty;
}

function toRow({ at, ended, ...row }: Found): AuditRow {
  const { id, act, detail, outcome, code, result, ip, user_agent } = row;
  return {
    id,
    created_at: at.toISOString(),
    staff: { id: row.staff_id, name: row.staff_name, email: row.staff_email },
    act,
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.subject_label },
    detail,
    outcome,
    code,
    result,
    ended_at: ended?.toISOString() ?? null,
    ip,
    user_agent,
    program: programOf(user_agent),
  };
}
