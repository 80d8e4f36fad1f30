"use client";

import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for every moment on the page. */
function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((each) => void each()), MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(Date.now() / MINUTE);

/** Renders again with every minute; the instant itself is read anew. */
export function useNow(): Date {
  useSyncExternalStore(onMinute, thisMinute, thisMinute);
  return new Date();
}
