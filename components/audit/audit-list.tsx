"use client";

import { useMemo } from "react";
import { choicesOf } from "#components/data-list/choices.ts";
import { DataList } from "#components/data-list/data-list.tsx";
import type { Choice, Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { wordFor } from "#components/data-list/word-for.ts";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { marks } from "#domain/marks.ts";
import type { AuditRow } from "#lib/audit/row.ts";
import type { AuditFilters } from "#lib/lists/audit.ts";
import { remarkOf } from "./remark.ts";
import { subjectHref } from "./subject-href.ts";

const auditListOf =
  (people: readonly Choice[]): Declare<AuditRow, keyof AuditFilters> =>
  (words) => {
    const { shell, lists } = words;
    const { columns, acts, outcomes } = lists;
    const subjectOf = ({ subject }: AuditRow) => subject.label ?? subject.id;
    return {
      name: shell.audit,
      href: ({ subject }) => subjectHref(subject),
      spoken: (row) =>
        [row.staff.name, wordFor(acts, row.act), subjectOf(row), outcomes[row.outcome]].join(", "),
      search: { label: lists.searchAudit },
      filters: [
        { kind: "choice", field: "staff_id", label: columns.who, choices: people },
        { kind: "choice", field: "act", label: columns.act, choices: choicesOf(acts) },
        { kind: "dates", from: "start_date", to: "end_date", label: columns.date },
      ],
      columns: [
        {
          name: columns.outcome,
          width: "medium",
          card: "head",
          cell: ({ outcome }) => <StatusBadge mark={marks.outcome[outcome]}>{outcomes[outcome]}</StatusBadge>,
        },
        {
          name: columns.date,
          width: "medium",
          card: "head-end",
          cell: ({ created_at }) => <Moment at={created_at} />,
        },
        { name: columns.who, width: "grow", card: "foot", cell: ({ staff }) => staff.name },
        { name: columns.act, width: "grow", card: "body", cell: ({ act }) => wordFor(acts, act) },
        {
          name: columns.subject,
          width: "grow",
          card: "foot-end",
          face: "code",
          cell: subjectOf,
        },
        { name: columns.remark, width: "grow-more", from: "lg", cell: (row) => remarkOf(row, words) },
        {
          name: columns.from,
          width: "long",
          from: "xl",
          cell: ({ ip, program }) => <span className="tabular">{program ? `${ip} · ${program}` : ip}</span>,
        },
      ],
      empty: lists.noAudit,
    };
  };

interface AuditListProps {
  first: FirstPage<AuditRow>;
  /** Whoever works or worked here, by their ids. */
  people: readonly Choice[];
}

export function AuditList({ first, people }: AuditListProps) {
  const declare = useMemo(() => auditListOf(people), [people]);
  return <DataList declare={declare} first={first} />;
}
