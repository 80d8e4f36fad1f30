"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import type { StoreEvent } from "#contract/event.ts";
import { eventNames } from "#contract/triggers.ts";
import { marks } from "#domain/marks.ts";
import type { LicenseView } from "#lib/licenses/view.ts";
import type { Messages } from "#lib/messages/en.ts";
import { fetchView, viewKey } from "./license-cache.ts";
import { refusalReason } from "./refusal-reason.ts";

const known = (name: string) => eventNames.find((one) => one === name);

const called = (name: string, { events: words }: Messages): string => {
  const event = known(name);
  return event ? words.names[event] : name;
};

const textIn = (data: StoreEvent["data"], field: string): string | null => {
  const value = data[field];
  return typeof value === "string" && value !== "" ? value : null;
};

/** A store knows which key was used; who used it here knows the dashboard. */
function details({ name, data }: StoreEvent, { events: words, license }: Messages, revokedBy: string | null) {
  const [key, reason, code, device] = ["by", "reason", "code", "device_identifier"].map((field) =>
    textIn(data, field),
  );
  const by = (name === "license.revoked" && revokedBy) || key;
  return [code && refusalReason(code, license), device, by && words.by(by), reason]
    .filter(Boolean)
    .join(" · ");
}

function delivered({ deliveries }: StoreEvent): number {
  return deliveries.filter(({ delivered_at }) => delivered_at !== null).length;
}

const eventList =
  (revokedBy: string | null): Declare<StoreEvent, never> =>
  (messages) => ({
    name: messages.events.title,
    columns: [
      {
        name: messages.events.what,
        width: "long",
        card: "head",
        cell: ({ name }) => {
          const event = known(name);
          return event ? <StatusBadge mark={marks.event[event]}>{called(name, messages)}</StatusBadge> : name;
        },
      },
      {
        name: messages.events.details,
        width: "grow",
        card: "body",
        cell: (event) => details(event, messages, revokedBy),
      },
      {
        name: messages.events.told,
        width: "long",
        card: "foot",
        cell: (event) =>
          event.deliveries.length > 0 && messages.events.toldTo(delivered(event), event.deliveries.length),
      },
      {
        name: messages.events.when,
        width: "medium",
        card: "head-end",
        cell: ({ occurred_at }) => <Moment at={occurred_at} />,
      },
    ],
    filters: [],
    href: () => null,
    spoken: (event) =>
      [called(event.name, messages), details(event, messages, revokedBy)].filter(Boolean).join(", "),
    empty: { title: messages.events.empty, text: messages.events.emptyText },
  });

interface EventListProps {
  first: FirstPage<StoreEvent>;
  licenseKey: string;
}

export function EventList({ first, licenseKey }: EventListProps) {
  // What the page above has read, and reads anew when something happens.
  const { data: view } = useQuery<LicenseView>({
    queryKey: viewKey(licenseKey),
    queryFn: () => fetchView(licenseKey),
    enabled: false,
  });
  const revokedBy = view?.revokedBy ?? null;
  const declare = useMemo(() => eventList(revokedBy), [revokedBy]);
  return <DataList declare={declare} first={first} />;
}
