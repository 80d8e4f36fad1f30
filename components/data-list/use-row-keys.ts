"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type ListAct, rowAfter } from "./keyboard.ts";
import { scrollToShow } from "./rows-in-view.ts";
import { type ListElements, viewOf } from "./use-rows-drawn.ts";
import { useShortcuts } from "./use-shortcuts.ts";

interface RowKeys {
  elements: ListElements;
  count: number;
  hrefOf: (index: number) => string | null;
  look: () => void;
  onSearch: () => void;
}

/** The row that holds the focus; its number may be another than when it came there. */
function focusedRow(): number | null {
  const row = document.activeElement?.closest("[data-row]")?.getAttribute("data-row");
  return row ? Number(row) : null;
}

/** Moving through the rows by keys: the focus goes along, so that each row is spoken. */
export function useRowKeys({ elements, count, hrefOf, look, onSearch }: RowKeys): number | null {
  const [kept, setCurrent] = useState<number | null>(null);
  const router = useRouter();
  function move(step: "next" | "previous") {
    const view = viewOf(elements);
    if (!view) return;
    const seen = Math.max(0, Math.ceil(view.top / view.rowHeight));
    const next = rowAfter(focusedRow() ?? kept, step, { count, seen });
    if (next === null) return;
    window.scrollBy({ top: scrollToShow(view, next), behavior: "instant" });
    flushSync(() => {
      setCurrent(next);
      look();
    });
    const row = elements.rows.current?.querySelector(`[data-row="${next}"]`);
    row?.querySelector<HTMLElement>("[data-open]")?.focus({ preventScroll: true });
  }
  useShortcuts((act: ListAct) => {
    if (act === "search") return onSearch();
    if (act !== "open") return move(act);
    const current = focusedRow() ?? kept;
    const href = current === null ? null : hrefOf(current);
    if (href) router.push(href);
  });
  return kept !== null && kept < count ? kept : null;
}
