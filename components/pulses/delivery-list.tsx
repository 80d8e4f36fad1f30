"use client";

import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { type Delivery, deliveryStatuses } from "#contract/delivery.ts";
import { marks } from "#domain/marks.ts";
import type { DeliveryFilters } from "#lib/lists/deliveries.ts";
import { answerOf } from "./attempt-words.ts";
import { dueAt } from "./due-at.ts";

const deliveryList: Declare<Delivery, keyof DeliveryFilters> = ({ pulses: words }) => ({
  name: words.log,
  href: ({ id, pulse }) => pulse && `/pulses/${pulse.id}/deliveries/${id}`,
  spoken: (delivery) =>
    [delivery.event, words.deliveryStatuses[delivery.status], answerOf(delivery.last_attempt, words)].join(
      ", ",
    ),
  filters: [
    {
      kind: "choice",
      field: "status",
      label: words.status,
      choices: deliveryStatuses.map((value) => ({ value, label: words.deliveryStatuses[value] })),
    },
  ],
  columns: [
    {
      name: words.status,
      width: "medium",
      card: "head",
      cell: ({ status }) => (
        <StatusBadge mark={marks.delivery[status]}>{words.deliveryStatuses[status]}</StatusBadge>
      ),
    },
    {
      name: words.event,
      width: "long",
      card: "body",
      cell: ({ event, is_test }) => (
        <span className="code">
          {event}
          {is_test && ` · ${words.test}`}
        </span>
      ),
    },
    {
      name: words.answer,
      width: "grow",
      card: "foot",
      cell: ({ last_attempt }) => answerOf(last_attempt, words),
    },
    {
      name: words.tried,
      width: "short",
      card: "body-end",
      align: "end",
      cell: ({ attempts }) => attempts,
    },
    {
      name: words.when,
      width: "medium",
      card: "head-end",
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
  ],
  unsettled: dueAt,
  empty: { title: words.empty, text: words.emptyText },
});

export function DeliveryList({ first }: { first: FirstPage<Delivery> }) {
  return <DataList declare={deliveryList} first={first} />;
}
