"use client";

import { useCallback, useEffect, useRef } from "react";
import type { ListElements } from "./use-rows-drawn.ts";

/** A pointer that rested longer lies there by chance. */
const POINTS = 3_000;

/** Whether somebody is about to press a row: one that they point at just now, or that they came to by keys. */
export function useHeld({ rows }: ListElements): () => boolean {
  const pointed = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = rows.current;
    const note = () => {
      pointed.current = Date.now();
    };
    element?.addEventListener("pointermove", note, { passive: true });
    return () => element?.removeEventListener("pointermove", note);
  }, [rows]);
  return useCallback(() => {
    const points = rows.current?.matches(":hover") && Date.now() - pointed.current < POINTS;
    return Boolean(points || rows.current?.querySelector(":focus-visible"));
  }, [rows]);
}
