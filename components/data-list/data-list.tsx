"use client";

import { useEffect, useMemo, useRef } from "react";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { FIRST_PAGE } from "#lib/lists/page-size.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { barLook, listLook } from "./column-look.ts";
import type { Declare, ListDeclaration } from "./declaration.ts";
import { fieldsOf } from "./fields.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { FirstPage } from "./first-page.ts";
import { FreshPill } from "./fresh-pill.tsx";
import { ListBody } from "./list-body.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListStatus } from "./list-status.tsx";
import { ListTail } from "./list-tail.tsx";
import type { Identified } from "./rows.ts";
import { SearchField } from "./search-field.tsx";
import { setFilters } from "./set-filters.ts";
import { useFilters } from "./use-filters.ts";
import { useList } from "./use-list.ts";
import { useLiveList } from "./use-live-list.ts";
import { useLookedAgain } from "./use-looked-again.ts";
import { useOldRefreshed } from "./use-old-refreshed.ts";
import { type ListElements, viewOf } from "./use-rows-drawn.ts";

interface DataListProps<Row extends Identified, Field extends string> {
  declare: Declare<Row, Field>;
  first: FirstPage<Row>;
}

/** The one list: everything that differs between lists is declared. */
export function DataList<Row extends Identified, Field extends string>(props: DataListProps<Row, Field>) {
  const { declare, first } = props;
  const messages = useMessages();
  const declared = useMemo(() => declare(messages), [declare, messages]);
  const fields = useMemo(() => fieldsOf(declared), [declared]);
  const filters = useFilters(fields);
  const state = useList(first, filters.values);
  const search = useRef<HTMLInputElement>(null);
  const elements = useElements();
  const { rows, loading, hasMore, stale, problem, refreshing, key } = state;
  const live = useLiveList<Row>({ list: first.list, filters: state.filters, refresh: refreshing.refresh });
  useOldRefreshed(state.updatedAt, refreshing.refresh);
  useUnsettled(declared, rows, refreshing.refresh);

  const { list } = messages;
  const set = setFilters(declared, filters.values, stale ? [] : rows, messages);
  const shown = list.shown(rows.length, hasMore);
  const nothing = rows.length === 0 && !hasMore && !loading;
  useTopOnNewQuestion(key, elements);

  return (
    <section aria-label={declared.name} className="@container">
      <div className={listLook}>
        <div className={barLook}>
          {declared.search && <SearchField filters={filters} ref={search} search={declared.search} />}
          <FilterBar declared={declared.filters} filters={filters} set={set} />
          <ListStatus live={live} state={state} />
        </div>
        <p aria-live="polite" className="sr-only" role="status">
          {loading ? list.loading : shown}
          {refreshing.fresh > 0 && ` · ${list.fresh(refreshing.fresh)}`}
        </p>
        <div className="invisible absolute h-(--list-row)" ref={elements.ruler} />
        <FreshPill
          count={refreshing.fresh}
          onPress={() => {
            toTop(elements);
            refreshing.seen();
          }}
        />
        {problem ? (
          <ProblemPanel className="mt-2" onRetry={state.retry} problem={problem} />
        ) : nothing ? (
          <ListEmpty declared={declared} filters={filters} set={set} />
        ) : (
          <ListBody
            address={filters.address}
            declared={declared}
            elements={elements}
            onSearch={() => search.current?.focus()}
            state={state}
          />
        )}
        {!problem && <ListTail state={state} />}
      </div>
    </section>
  );
}

function useElements(): ListElements {
  const rows = useRef<HTMLTableSectionElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  return useMemo(() => ({ rows, ruler, head }), []);
}

/** What is refreshed reaches as far as the first page, so only there is it of any use to look again. */
function useUnsettled<Row extends Identified, Field extends string>(
  { unsettled }: ListDeclaration<Row, Field>,
  rows: readonly Row[],
  refresh: (how: { quietly: true }) => unknown,
) {
  const open = rows.slice(0, unsettled ? FIRST_PAGE : 0).flatMap((row) => {
    const at = unsettled?.(row)?.getTime();
    return at === undefined ? [] : [{ id: row.id, at }];
  });
  const stands = open.map(({ id, at }) => `${id} ${at}`).join();
  const due = open.map(({ at }) => at);
  useLookedAgain(stands, due, () => refresh({ quietly: true }));
}

function toTop(elements: ListElements) {
  const view = viewOf(elements);
  if (view && view.top > 0) window.scrollBy({ top: -view.top, behavior: "instant" });
}

/** Other filters are another question, which is answered from its top. */
function useTopOnNewQuestion(key: string, elements: ListElements) {
  const showing = useRef(key);
  useEffect(() => {
    if (showing.current === key) return;
    showing.current = key;
    toTop(elements);
  }, [key, elements]);
}
