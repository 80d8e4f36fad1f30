"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import type { LiveState } from "#lib/live/news.ts";
import { type Hears, listen, liveState, onLiveState } from "./channel.ts";

/** Hears what happens in the store, as long as the page is open and looked at. */
export function useLive(hears: Hears): void {
  const latest = useRef(hears);
  useEffect(() => {
    latest.current = hears;
  }, [hears]);
  useEffect(() => listen((news) => latest.current(news)), []);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(onLiveState, liveState, () => "connecting");
}
