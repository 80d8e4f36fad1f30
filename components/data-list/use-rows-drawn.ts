"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { FIRST_ROWS, nearer, type RowRange, rowsInView, rowsToDraw, type View } from "./rows-in-view.ts";

export interface ListElements {
  /** Holds the rows, as high as all of them. */
  rows: RefObject<HTMLTableSectionElement | null>;
  /** One row high and never seen: how high that is, the style sheet decides. */
  ruler: RefObject<HTMLDivElement | null>;
  /** Stays on top while the rows pass under it. */
  head: RefObject<HTMLTableSectionElement | null>;
}

/** Where the window stands over the rows right now. */
export function viewOf({ rows, ruler, head }: ListElements): View | null {
  if (!rows.current || !ruler.current) return null;
  const from = head.current?.getBoundingClientRect().bottom ?? 0;
  const rowHeight = ruler.current.offsetHeight || 1;
  return {
    top: from - rows.current.getBoundingClientRect().top,
    height: window.innerHeight - from,
    rowHeight,
  };
}

const same = (a: RowRange, b: RowRange) => a.start === b.start && a.end === b.end;

/** The rows to draw, of `count`. Draws again only when other rows are due, not with every pixel. */
export function useRowsDrawn(elements: ListElements, count: number) {
  const { rows, ruler, head } = elements;
  const [range, setRange] = useState<RowRange>({ start: 0, end: FIRST_ROWS });
  // Measuring after rows were drawn would lay the page out once more: who needs it then takes what was seen last.
  const seen = useRef<View | null>(null);
  const drawn = useRef(range);
  const draw = useCallback((next: RowRange) => {
    if (same(drawn.current, next)) return;
    drawn.current = next;
    setRange(next);
  }, []);
  const look = useCallback(() => {
    const view = viewOf({ rows, ruler, head });
    if (!view) return;
    seen.current = view;
    draw(rowsToDraw(view, count));
  }, [rows, ruler, head, count, draw]);

  useLayoutEffect(look, [look]);
  useEffect(() => {
    let frame = 0;
    // A jump draws at once (`look`); scrolling draws a few rows a frame, until nothing is missing.
    const follow = () => {
      frame = 0;
      const view = viewOf({ rows, ruler, head });
      if (!view) return;
      seen.current = view;
      const wanted = rowsToDraw(view, count);
      draw(nearer(drawn.current, wanted, rowsInView(view, count)));
      if (!same(drawn.current, wanted)) follows();
    };
    const follows = () => {
      frame ||= requestAnimationFrame(follow);
    };
    window.addEventListener("scroll", follows, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", follows);
      window.removeEventListener("resize", look);
    };
  }, [rows, ruler, head, count, look, draw]);
  useKeptOnNewHeight(elements, look);
  return { range: { start: range.start, end: Math.min(range.end, count) }, look, seen };
}

/** When rows become higher or lower, the one on top stays on top. */
function useKeptOnNewHeight(elements: ListElements, look: () => void) {
  const { ruler } = elements;
  const height = useRef(0);
  const all = useRef(elements);
  useEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const view = viewOf(all.current);
      const before = height.current;
      height.current = element.offsetHeight;
      if (view && before > 0 && before !== view.rowHeight && view.top > 0) {
        window.scrollBy(0, (view.top / before) * view.rowHeight - view.top);
      }
      look();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ruler, look]);
}
