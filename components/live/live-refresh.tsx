"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useLive } from "./use-live.ts";

/** Such a page is many reads: once in a while is enough, and rarer where nobody knows what happened. */
const EVERY = 15_000;
const LOOK_EVERY = 60_000;

/** Has a page that the server draws drawn anew: when anything happens, or when something happens to one sale. */
export function LiveRefresh({ sale }: { sale?: string }) {
  const { refresh } = useRouter();
  const last = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useLive((news) => {
    if (sale !== undefined && news && !news.some((one) => one.sale === sale)) return;
    // A single sale changes seldom, and whoever has it open may be waiting for just that.
    const pause = news ? (sale === undefined ? EVERY : 0) : LOOK_EVERY;
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        last.current = Date.now();
        refresh();
      },
      Math.max(0, last.current + pause - Date.now()),
    );
  });
  return null;
}
