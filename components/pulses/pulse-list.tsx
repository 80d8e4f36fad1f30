"use client";

import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { wordFor } from "#components/data-list/word-for.ts";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { marks } from "#domain/marks.ts";
import type { ListedPulse, PulseFilters } from "#lib/lists/pulses.ts";
import { healthSentences, healthStateOf } from "./health-words.ts";

/** What its owner has to know at a glance: that it is off, or that what it sends does not arrive. */
function troubleOf({ is_enabled, health }: ListedPulse): "unsteady" | "failing" | null {
  const state = is_enabled && health ? healthStateOf(health) : null;
  return state === "unsteady" || state === "failing" ? state : null;
}

const pulseList: Declare<ListedPulse, keyof PulseFilters> = ({ shell, lists, pulses: words }) => {
  const { columns } = lists;
  const stateOf = (pulse: ListedPulse) => {
    const trouble = troubleOf(pulse);
    if (trouble) return words.troubles[trouble];
    return pulse.is_enabled ? lists.enabled : lists.disabled;
  };
  const markOf = (pulse: ListedPulse) => {
    const trouble = troubleOf(pulse);
    if (trouble) return marks.pulseHealth[trouble];
    return pulse.is_enabled ? marks.pulse.enabled : marks.pulse.disabled;
  };
  const healthOf = ({ health }: ListedPulse) => (health ? healthSentences(health, words).join(" ") : "");
  const brieflyOf = ({ health }: ListedPulse) =>
    health && health.tried > 0 ? words.arrivedBriefly(health.delivered, health.tried) : "";
  return {
    name: shell.pulses,
    href: ({ id }) => `/pulses/${id}`,
    spoken: (pulse) => [pulse.url, stateOf(pulse), healthOf(pulse)].filter(Boolean).join(", "),
    search: { label: lists.searchPulses },
    filters: [],
    columns: [
      {
        name: columns.status,
        width: "medium",
        card: "head",
        cell: (pulse) => <StatusBadge mark={markOf(pulse)}>{stateOf(pulse)}</StatusBadge>,
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
        name: words.health,
        width: "grow",
        from: "lg",
        cell: (pulse) => <span title={healthOf(pulse)}>{brieflyOf(pulse)}</span>,
      },
      {
        name: columns.products,
        width: "grow",
        from: "xl",
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

export function PulseList({ first }: { first: FirstPage<ListedPulse> }) {
  return <DataList declare={pulseList} first={first} />;
}
