"use client";

import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { useMessages } from "#lib/messages/client.tsx";
import type { ListDeclaration } from "./declaration.ts";
import type { Identified } from "./rows.ts";
import type { SetFilter } from "./set-filters.ts";
import type { Filters } from "./use-filters.ts";

interface ListEmptyProps<Row extends Identified> {
  declared: ListDeclaration<Row, string>;
  set: readonly SetFilter[];
  filters: Filters;
}

/** No row: because there is none yet, or because of a filter, which is named and lifted in one press. */
export function ListEmpty<Row extends Identified>({ declared, set, filters }: ListEmptyProps<Row>) {
  const { list } = useMessages();
  if (set.length === 0) {
    const { title, text, act } = declared.empty;
    return (
      <EmptyState act={act} title={title}>
        {text}
      </EmptyState>
    );
  }
  const all = Object.assign({}, ...set.map(({ lift }) => lift));
  const acts = set.map(({ label, lift }) => (
    <Button key={label} onClick={() => filters.set(lift)}>
      {list.lift(label)}
    </Button>
  ));
  return (
    <EmptyState
      act={
        <>
          {acts}
          {set.length > 1 && (
            <Button look="primary" onClick={() => filters.set(all)}>
              {list.liftAll}
            </Button>
          )}
        </>
      }
      title={list.filteredToNothing}
    >
      {set.map(({ label, value }) => list.filterIs(label, value)).join(" · ")}
    </EmptyState>
  );
}
