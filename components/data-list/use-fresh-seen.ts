"use client";

import { type RefObject, useEffect } from "react";
import type { View } from "./rows-in-view.ts";

/** How long a new row on top is marked for who sees it. */
const SEEN_AFTER = 6_000;

interface Fresh {
  fresh: number;
  seen: () => void;
}

export function useFreshSeen({ fresh, seen }: Fresh, view: RefObject<View | null>, drawnFrom: number): void {
  useEffect(() => {
    if (fresh === 0 || drawnFrom > 0) return;
    const timer = setTimeout(() => {
      if (view.current && view.current.top < fresh * view.current.rowHeight) seen();
    }, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [fresh, seen, view, drawnFrom]);
}
