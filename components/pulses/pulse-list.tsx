"use client";

import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { wordFor } from "#components/data-list/word-for.ts";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import type { Pulse } from "#contract/pulse.ts";
import { marks } from "#domain/marks.ts";
import type { PulseFilters } from "#lib/lists/pulses.ts";

const pulseList: Declare<Pulse, keyof PulseFilters> = ({ shell, lists }) => {
  const { columns } = lists;
  const stateOf = ({ is_enabled }: Pulse) => (is_enabled ? lists.enabled : lists.disabled);
  return {
    name: shell.pulses,
    href: ({ id }) => `/pulses/${id}`,
    spoken: (pulse) => [pulse.url, stateOf(pulse)].join(", "),
    search: { label: lists.searchPulses },
    filters: [],
    columns: [
      {
        name: columns.status,
        width: "medium",
        card: "head",
        cell: (pulse) => (
          <StatusBadge mark={pulse.is_enabled ? marks.pulse.enabled : marks.pulse.disabled}>
            {stateOf(pulse)}
          </StatusBadge>
        ),
      },
      {
        name: columns.address,
        width: "grow-more",
        card: "body",
        face: "code",
        cell: ({ url }) => url,
      },
      {
        name: columns.triggers,
        width: "grow",
        card: "foot",
        cell: ({ triggers: [first, ...others] }) =>
          first && lists.andMore(wordFor(lists.triggers, first.value, first.label), others.length),
      },
      {
        name: columns.products,
        width: "grow",
        from: "lg",
        cell: ({ products: [first, ...others] }) =>
          first ? lists.andMore(first.name, others.length) : lists.allProducts,
      },
      {
        name: columns.created,
        width: "short",
        from: "xl",
        card: "head-end",
        cell: ({ created_at }) => <Moment at={created_at} form="day" />,
      },
    ],
    empty: lists.noPulses,
  };
};

export function PulseList({ first }: { first: FirstPage<Pulse> }) {
  return <DataList declare={pulseList} first={first} />;
}
