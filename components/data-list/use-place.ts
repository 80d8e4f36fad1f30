"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { cameBack } from "./arrival.ts";
import { keepPlace, keptPlace, type Place, topOf } from "./place.ts";
import type { Identified } from "./rows.ts";
import { useHeld } from "./use-held.ts";
import { type ListElements, viewOf } from "./use-rows-drawn.ts";

function placeNow(elements: ListElements, rows: readonly Identified[]): Place | null {
  const view = viewOf(elements);
  if (!view || view.top <= 0) return null;
  const index = Math.floor(view.top / view.rowHeight);
  const row = rows[index];
  return row ? { row: row.id, index, offset: view.top - index * view.rowHeight } : null;
}

/** At the top of the page the head moves with the rows: whatever came above them, the page goes down by that much. */
function makeUpFor(first: Identified | undefined, elements: ListElements, rows: readonly Identified[]): void {
  const above = rows.findIndex(({ id }) => id === first?.id);
  const view = viewOf(elements);
  if (above > 0 && view) window.scrollBy({ top: above * view.rowHeight, behavior: "instant" });
}

/** Twice, since on the first way the head moves too, until it stands on top for good. */
function goTo(place: Place, elements: ListElements, rows: readonly Identified[]): void {
  const ids = rows.map(({ id }) => id);
  for (let time = 0; time < 2; time += 1) {
    const view = viewOf(elements);
    if (view) window.scrollBy({ top: topOf(place, ids, view.rowHeight) - view.top, behavior: "instant" });
  }
}

interface Placed {
  elements: ListElements;
  rows: readonly Identified[];
  /** Which list this is, by its filters: another one begins at its top. */
  name: string;
  address: string;
  look: () => void;
}

/** The reader's place: the same row stays on top when rows come above it, and is there again on the way back. */
export function usePlace({ elements, rows, name, address, look }: Placed): void {
  const last = useRef<{ place: Place | null; name: string }>({ place: null, name });
  const isHeld = useHeld(elements);
  const shown = useRef(rows);
  const now = useRef({ elements, rows, address, look });
  now.current = { elements, rows, address, look };

  // On the way back: before anything is painted.
  useLayoutEffect(() => {
    const { elements: all, rows: loaded, address: here, look: draw } = now.current;
    history.scrollRestoration = "manual";
    const place = cameBack(here) ? keptPlace(sessionStorage, here) : null;
    if (place) goTo(place, all, loaded);
    draw();
    last.current.place = place;
    return () => {
      history.scrollRestoration = "auto";
      keepPlace(sessionStorage, now.current.address, last.current.place);
    };
  }, []);

  // When rows came above: the page goes down by as much.
  useLayoutEffect(() => {
    const { place, name: before } = last.current;
    const [first] = shown.current;
    last.current.name = name;
    shown.current = rows;
    if (before !== name) last.current.place = null;
    else if (place && rows.length > 0 && rows[place.index]?.id !== place.row) {
      goTo(place, now.current.elements, rows);
      now.current.look();
    } else if (!place && isHeld()) makeUpFor(first, now.current.elements, rows);
  }, [rows, name, isHeld]);

  useEffect(() => {
    let leaving = false;
    const remember = () => {
      // On the way elsewhere the browser scrolls too; that is nobody's place.
      if (!leaving) last.current.place = placeNow(now.current.elements, now.current.rows);
    };
    const leave = () => {
      leaving = true;
    };
    const close = () => keepPlace(sessionStorage, now.current.address, last.current.place);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("popstate", leave);
    window.addEventListener("pagehide", close);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("popstate", leave);
      window.removeEventListener("pagehide", close);
    };
  }, []);
}
