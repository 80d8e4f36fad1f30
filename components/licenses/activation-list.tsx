"use client";

import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { activationMark } from "#domain/marks.ts";
import type { ActivationRow } from "#lib/lists/activations.ts";

const declare: Declare<ActivationRow, never> = ({ license: words }) => ({
  name: words.activations,
  columns: [
    {
      name: words.device,
      width: "grow",
      card: "head",
      cell: ({ device_identifier: device }) => device ?? <span className="text-quiet">{words.nameless}</span>,
    },
    {
      name: words.state,
      width: "short",
      card: "head-end",
      cell: ({ removed_at }) => (
        <StatusBadge mark={activationMark(Boolean(removed_at))}>
          {removed_at ? words.removed : words.inUse}
        </StatusBadge>
      ),
    },
    { name: words.program, width: "grow", card: "body", cell: ({ program }) => program },
    {
      name: words.address,
      width: "long",
      card: "foot",
      cell: ({ activated_by_ip: ip }) => <span className="tabular">{ip}</span>,
    },
    {
      name: words.when,
      width: "medium",
      card: "foot-end",
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
  ],
  filters: [],
  href: () => null,
  spoken: ({ device_identifier: device, program }) =>
    words.spokenActivation(device ?? words.nameless, program ?? ""),
  empty: { title: words.activationsEmpty, text: words.activationsEmptyText },
});

export function ActivationList({ first }: { first: FirstPage<ActivationRow> }) {
  return <DataList declare={declare} first={first} />;
}
