"use client";

import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { marks } from "#domain/marks.ts";
import type { AttemptRow } from "#lib/lists/attempts.ts";
import { refusalReason } from "./refusal-reason.ts";

const declare: Declare<AttemptRow, never> = ({ license: words }) => ({
  name: words.refusals,
  columns: [
    {
      name: words.outcome,
      width: "long",
      card: "head",
      cell: ({ code }) => (
        <StatusBadge mark={marks.license.refused}>{refusalReason(code, words)}</StatusBadge>
      ),
    },
    {
      name: words.device,
      width: "grow",
      card: "body",
      cell: ({ device_identifier: device }) => device ?? <span className="text-quiet">{words.nameless}</span>,
    },
    { name: words.program, width: "grow", card: "foot", cell: ({ program }) => program },
    {
      name: words.address,
      width: "long",
      card: "foot-end",
      cell: ({ ip_address }) => <span className="tabular">{ip_address}</span>,
    },
    {
      name: words.when,
      width: "medium",
      card: "head-end",
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
  ],
  filters: [],
  href: () => null,
  spoken: ({ code, device_identifier: device }) =>
    words.spokenActivation(refusalReason(code, words), device ?? words.nameless),
  empty: { title: words.refusalsEmpty, text: words.refusalsEmptyText },
});

export function RefusalList({ first }: { first: FirstPage<AttemptRow> }) {
  return <DataList declare={declare} first={first} />;
}
