"use client";

import { RotateCw } from "lucide-react";
import { IconButton } from "#components/ui/button.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { useNow } from "#components/ui/now.ts";
import { relativeMoment } from "#lib/format/moment.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";
import { describeProblem } from "#lib/messages/describe-problem.ts";
import type { Identified } from "./rows.ts";
import type { ListState } from "./use-list.ts";

const NOW = 60_000;

interface ListStatusProps<Row extends Identified> {
  state: ListState<Row>;
  /** What happens comes by itself. */
  live: boolean;
}

/** "42 shown · live", or how old it is, or what went wrong the last time. */
export function ListStatus<Row extends Identified>({ state, live }: ListStatusProps<Row>) {
  const messages = useMessages();
  const reader = useReader();
  const now = useNow();
  const { rows, hasMore, updatedAt, refreshing } = state;
  const old = now.getTime() - updatedAt;
  const since = old < NOW ? undefined : relativeMoment(new Date(updatedAt), now, reader);
  const { list } = messages;
  return (
    <div className="ml-auto flex shrink-0 items-center gap-1 text-quiet text-sm @4xl:w-72">
      {/* Grows to the left without being laid out anew, so that a longer count moves nothing. */}
      <span className="relative h-5 flex-1 @max-4xl:sr-only">
        <span
          className="tabular absolute left-full -translate-x-full whitespace-nowrap"
          suppressHydrationWarning
        >
          {refreshing.problem
            ? describeProblem(refreshing.problem, messages).happened
            : `${list.shown(rows.length, hasMore)} · ${live ? "" : list.updated(since)}`}
          <span role="status">{live && !refreshing.problem && <LiveWord word={list.live} />}</span>
        </span>
      </span>
      <IconButton label={list.refresh} onClick={() => refreshing.refresh()} pending={refreshing.pending}>
        <RotateCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}

function LiveWord({ word }: { word: string }) {
  return (
    <>
      <span className="text-positive">
        <MarkShape className="mr-1 inline size-2" shape="dot" />
      </span>
      {word}
    </>
  );
}
