"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer, Page, Problem } from "#lib/answer.ts";
import type { FilterValues } from "./address.ts";
import { askPage, listKey } from "./fetch-page.ts";
import { type Loaded, loadedRows, readHead, withHead } from "./refreshed.ts";
import { type Identified, newOnTop } from "./rows.ts";

interface Refreshed {
  of: FilterValues;
  pending: boolean;
  problem: Problem | null;
  /** How many rows came on top since the reader was last there. */
  fresh: number;
}

const settled = (of: FilterValues): Refreshed => ({ of, pending: false, problem: null, fresh: 0 });
const ownFresh = (state: Refreshed, filters: FilterValues) => (state.of === filters ? state.fresh : 0);

/** Reads anew from the top and puts what is new on top of what is loaded. */
export function useRefresh<Row extends Identified>(list: string, filters: FilterValues) {
  const client = useQueryClient();
  const [kept, setState] = useState(() => settled(filters));
  const state = kept.of === filters ? kept : settled(filters);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
    // What was asked for other filters, or for a page that was left, is of no use any more.
    return () => running.current?.abort();
  }, [filters]);

  const put = useCallback(
    (head: Page<Row>) => {
      const key = listKey(list, filters);
      const before = client.getQueryData<Loaded<Row>>(key);
      const after = withHead(head, before);
      client.setQueryData(key, after);
      const arrived = before ? newOnTop(loadedRows(after), loadedRows(before)) : 0;
      setState((now) => ({ ...settled(filters), fresh: ownFresh(now, filters) + arrived }));
    },
    [client, list, filters],
  );
  /** Quietly: nobody asked for it, so nobody is told that it takes its time, or fails. */
  const refresh = useCallback(
    async ({ quietly = false } = {}) => {
      running.current?.abort();
      const work = new AbortController();
      running.current = work;
      const { signal } = work;
      if (!quietly)
        setState((now) => ({ ...settled(filters), pending: true, fresh: ownFresh(now, filters) }));
      const priority = quietly ? ({ priority: "background" } as const) : {};
      const read = (cursor: string | null): Promise<Answer<Page<Row>>> =>
        askPage<Row>({ list, filters, cursor, signal, ...priority });
      const loaded = loadedRows(client.getQueryData<Loaded<Row>>(listKey(list, filters)));
      const head = await readHead(loaded, read).catch(() => null);
      if (!head || signal.aborted || latest.current !== filters) return;
      if (head.ok) put(head.data);
      else
        setState((now) =>
          quietly && !now.pending ? now : { ...now, pending: false, problem: head.problem },
        );
    },
    [client, list, filters, put],
  );
  const seen = useCallback(() => setState((now) => (now.fresh === 0 ? now : { ...now, fresh: 0 })), []);
  return { ...state, put, refresh, seen };
}
