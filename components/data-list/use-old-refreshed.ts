"use client";

import { useEffect, useRef } from "react";

const OLD = 60_000;

/** Who comes back to the window, or to the list, sees what is new meanwhile, without having asked for it. */
export function useOldRefreshed(updatedAt: number, refresh: () => unknown): void {
  const latest = useRef({ updatedAt, refresh });
  useEffect(() => {
    latest.current = { updatedAt, refresh };
  }, [updatedAt, refresh]);
  useEffect(() => {
    const look = () => {
      const { updatedAt: at, refresh: again } = latest.current;
      if (document.visibilityState === "visible" && at > 0 && Date.now() - at > OLD) again();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
