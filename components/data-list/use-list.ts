"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Page, Problem } from "#lib/answer.ts";
import { type FilterValues, sameFilters } from "./address.ts";
import { fetchPage, listKey } from "./fetch-page.ts";
import type { FirstPage } from "./first-page.ts";
import type { Loaded } from "./refreshed.ts";
import { type Identified, rowsOf } from "./rows.ts";
import { useRefresh } from "./use-refresh.ts";

const top: string | null = null;
const put = new WeakSet<object>();

/** Puts what the server read under its name, once, unless the reader comes back to more than that. */
function useFirstPage<Row>(first: FirstPage<Row>): void {
  const client = useQueryClient();
  useMemo(() => {
    const key = listKey(first.list, { ...first.filters, ...first.fixed });
    if (!first.answer.ok || client.getQueryData(key)) return;
    put.add(first);
    client.setQueryData<Loaded<Row>>(key, { pages: [first.answer.data], pageParams: [null] });
  }, [client, first]);
}

export function useList<Row extends Identified>(first: FirstPage<Row>, values: FilterValues) {
  const { list, fixed, answer } = first;
  const filters = useMemo(() => ({ ...values, ...fixed }), [values, fixed]);
  useFirstPage(first);
  const isFirst = sameFilters(values, first.filters);
  const [asked, setAsked] = useState(false);
  const problemOnServer = answer.ok || !isFirst || asked ? null : answer.problem;
  const key = listKey(list, filters);
  const query = useInfiniteQuery<Page<Row>, Problem, Loaded<Row>, ReturnType<typeof listKey>, string | null>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage<Row>({ list, filters, cursor: pageParam, signal }),
    initialPageParam: top,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: problemOnServer === null,
  });
  const refreshing = useRefresh<Row>(list, filters);
  const { put: putOnTop } = refreshing;
  useEffect(() => {
    // The server read it anew while this browser still held what it had: the new rows come on top of those.
    if (!first.answer.ok || !isFirst || put.has(first)) return;
    put.add(first);
    putOnTop(first.answer.data);
  }, [first, isFirst, putOnTop]);

  const { data, isPlaceholderData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages;
  const rows = useMemo(() => (pages ? rowsOf(pages) : []), [pages]);
  const firstProblem = problemOnServer ?? (data && !isPlaceholderData ? null : query.error);
  return {
    rows,
    filters,
    key: JSON.stringify(key),
    /** Nothing could be read at all; `nextProblem` where only what follows could not. */
    problem: firstProblem,
    nextProblem: isFetchNextPageError ? query.error : null,
    /** Rows of the filters before stand for those to come. */
    stale: isPlaceholderData,
    loading: isFetching && (!data || isPlaceholderData),
    hasMore: hasNextPage && !isPlaceholderData,
    readMore: () => {
      if (hasNextPage && !isFetching && !isPlaceholderData) fetchNextPage();
    },
    retry: async () => {
      setAsked(true);
      if (isFetchNextPageError) await fetchNextPage();
      else if (problemOnServer === null) await query.refetch();
    },
    unreadable: pages?.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    note: pages?.find(({ note }) => note !== null)?.note ?? null,
    updatedAt: query.dataUpdatedAt,
    refreshing,
  };
}

export type ListState<Row extends Identified> = ReturnType<typeof useList<Row>>;
