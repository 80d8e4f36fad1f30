"use client";

import { useEffect, useRef } from "react";
import { nextLook } from "./next-look.ts";

/** A timer can wait no longer. */
const LONGEST = 2 ** 31 - 1;

/**
 * Looks again, as long as somebody sees it, at what ends without any news of it. `stands` says how it stands: once that
 * changes, what is left is looked at soon again.
 */
export function useLookedAgain(stands: string, due: readonly number[], look: () => unknown): void {
  const latest = useRef({ due, look });
  useEffect(() => {
    latest.current = { due, look };
  }, [due, look]);
  useEffect(() => {
    let inVain = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const pause = stands === "" ? null : nextLook(latest.current.due, Date.now(), inVain);
      if (pause === null) return;
      timer = setTimeout(
        () => {
          if (document.visibilityState === "visible") latest.current.look();
          inVain += 1;
          wait();
        },
        Math.min(pause, LONGEST),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [stands]);
}
