"use client";

import { exactMoment, relativeMoment, shortDay, shortMoment } from "#lib/format/moment.ts";
import { useReader } from "#lib/messages/client.tsx";
import { useNow } from "./now.ts";

interface MomentProps {
  /** As the API tells it. */
  at: string;
  /** `short` in lists: relative only under a day. `day` without the clock. `exact` in details. */
  form?: "short" | "day" | "exact";
  className?: string;
}

export function Moment({ at, form = "short", className }: MomentProps) {
  const reader = useReader();
  const now = useNow();
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return <span>{at}</span>;
  const exact = exactMoment(instant, reader);
  const words = {
    short: () => relativeMoment(instant, now, reader) ?? shortMoment(instant, now, reader),
    day: () => shortDay(instant, now, reader),
    exact: () => exact,
  };
  return (
    // The server wrote it a moment ago, with its own tables of words: what it wrote stays until the next minute.
    <time
      className={`tabular whitespace-nowrap ${className ?? ""}`}
      dateTime={at}
      suppressHydrationWarning
      title={exact}
    >
      {words[form]()}
    </time>
  );
}
