"use client";

import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { useMessages } from "#lib/messages/client.tsx";
import type { Identified } from "./rows.ts";
import type { ListState } from "./use-list.ts";

/** What stands under the last row: that it is the last one, or why nothing follows. */
export function ListTail<Row extends Identified>({ state }: { state: ListState<Row> }) {
  const { list } = useMessages();
  const { rows, hasMore, nextProblem, unreadable, note, retry } = state;
  const ended = rows.length > 0 && !hasMore && !nextProblem;
  return (
    <div className="flex flex-col gap-2 px-3 py-4 text-center text-quiet text-sm @max-2xl:px-4">
      {nextProblem && <ProblemPanel className="text-left" onRetry={retry} problem={nextProblem} />}
      {unreadable > 0 && <p>{list.unreadable(unreadable)}</p>}
      {note && <p>{list.fromSales(note.sales, note.complete)}</p>}
      {ended && <p>{list.end(rows.length)}</p>}
    </div>
  );
}
