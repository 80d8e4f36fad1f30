"use client";

import { useEffect, useState } from "react";
import type { Option } from "./option-picker.tsx";

/** A word is seldom finished sooner. */
const PAUSE = 200;

type Search = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** The options that fit what is typed; asked for where they are not all here. A late answer never overwrites a newer one. */
export function useOptions(options: readonly Option[], text: string, search?: Search) {
  const [found, setFound] = useState<readonly Option[] | null>(null);
  const [asking, setAsking] = useState(search !== undefined);
  useEffect(() => {
    if (!search) return;
    const ended = new AbortController();
    setAsking(true);
    const timer = setTimeout(
      async () => {
        const answer = await search(text, ended.signal).catch(() => []);
        if (ended.signal.aborted) return;
        setFound(answer);
        setAsking(false);
      },
      text === "" ? 0 : PAUSE,
    );
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [text, search]);
  const wanted = text.trim().toLowerCase();
  const here = options.filter(({ label }) => label.toLowerCase().includes(wanted));
  return { shown: search ? (found ?? here) : here, asking };
}
