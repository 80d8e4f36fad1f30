"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState, useTransition } from "react";
import type { ReplayProgress } from "#contract/replay.ts";
import { replayAllFailed } from "#lib/actions/deliveries.ts";
import type { Problem } from "#lib/answer.ts";
import { noteWaiting } from "#lib/reader/waiting.ts";
import { uncertain } from "#lib/uncertain.ts";
import { countFailed, type Period, periods, progressOf } from "./failed-since.ts";

/** Often enough to see it move, seldom enough to leave the store's limit to others. */
const LOOK_EVERY = 2_000;

/** The count first, then the replay, then how far it is. */
export function useReplayFailed(pulseId: string) {
  const client = useQueryClient();
  const router = useRouter();
  const [period, setPeriod] = useState<Period>("day");
  const [begun, setBegun] = useState<ReplayProgress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, startSending] = useTransition();
  // What is counted is what is sent: both go by the instant at which the period was chosen.
  const since = useMemo(() => new Date(Date.now() - periods[period]).toISOString(), [period]);
  const counted = useQuery({
    queryKey: ["failed", pulseId, since],
    queryFn: () => countFailed(pulseId, since),
    retry: false,
  });
  const progress = useQuery({
    queryKey: ["replay", begun?.id],
    queryFn: () => progressOf(begun?.id ?? ""),
    enabled: begun !== null,
    refetchInterval: ({ state }) => (state.data?.finished_at ? false : LOOK_EVERY),
  });
  const now = begun && (progress.data ?? begun);
  const finished = now !== null && now.finished_at !== null;

  useEffect(() => {
    if (!finished) return;
    void client.invalidateQueries({ queryKey: ["list", "deliveries"] });
    void client.invalidateQueries({ queryKey: ["failed", pulseId] });
    router.refresh();
  }, [finished, client, pulseId, router]);

  const send = () =>
    startSending(async () => {
      const answer = await replayAllFailed(pulseId, since).catch(uncertain);
      noteWaiting(answer.waiting);
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok) setBegun(answer.data);
    });

  function choose(next: Period) {
    setPeriod(next);
    setBegun(null);
    setProblem(null);
  }

  return { period, choose, count: counted.data, unknown: counted.isError, now, problem, sending, send };
}
