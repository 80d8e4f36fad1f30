"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLicenseSubject } from "#components/live/subject.tsx";
import { useLive, useLiveState } from "#components/live/use-live.ts";
import type { FilterValues } from "./address.ts";
import { askPage, listKey } from "./fetch-page.ts";
import { livePlan } from "./live-plan.ts";
import { putRow } from "./put-row.ts";
import { type Loaded, loadedRows } from "./refreshed.ts";
import type { Identified } from "./rows.ts";

/** Everything that happens to these is told by the store; of others only some of it. */
const TOLD = new Set(["sales", "licenses", "activations", "attempts", "events"]);
/** What was sent is answered a moment later, of which nobody is told; sooner the read before is told again. */
const ANSWERED = 5_000;
/** The dashboard's own, of which no store tells. */
const OWN = "audit";

interface LiveList {
  list: string;
  filters: FilterValues;
  refresh: (how: { quietly: true }) => unknown;
}

/** What is new comes on top by itself, and a row that changed changes in its place. Answers whether that is so now. */
export function useLiveList<Row extends Identified>({ list, filters, refresh }: LiveList): boolean {
  const client = useQueryClient();
  const subject = useLicenseSubject();
  const state = useLiveState();
  const work = useRef(new AbortController());
  useEffect(() => {
    const { current } = work;
    return () => current.abort();
  }, []);

  async function readRow(row: Row) {
    const { signal } = work.current;
    const search = "license_key" in row ? String(row.license_key) : String(row.id);
    const asked = { list, filters: { search }, perPage: 5, priority: "background", signal } as const;
    const answer = await askPage<Row>(asked).catch(() => null);
    const now = answer?.ok ? answer.data.rows.find(({ id }) => id === row.id) : undefined;
    if (now) putRow(client, list, now);
  }

  useLive((news) => {
    const loaded = client.getQueryData<Loaded<Row>>(listKey(list, filters));
    if (!loaded || list === OWN) return;
    if (!news) return refresh({ quietly: true });
    const rows = loadedRows(loaded);
    const plan = livePlan({ list, filters, subject, loaded: new Set(rows.map(({ id }) => id)) }, news);
    if (plan.head) refresh({ quietly: true });
    if (plan.head && list === "deliveries")
      setTimeout(() => work.current.signal.aborted || refresh({ quietly: true }), ANSWERED);
    for (const row of rows) if (plan.rows.includes(String(row.id))) readRow(row);
  });
  return state === "live" && TOLD.has(list);
}
