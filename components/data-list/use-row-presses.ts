"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { ListElements } from "./use-rows-drawn.ts";

/** What opens a tab of its own is the browser's. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One listener opens every row: a router's link in each would be most of the work of drawing it. */
export function useRowPresses({ rows }: ListElements): void {
  const router = useRouter();
  useEffect(() => {
    const element = rows.current;
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest("[data-row]")?.querySelector("a[data-open]");
      const inner = event.target.closest("a, button");
      const href = link?.getAttribute("href");
      if (!href || (inner && inner !== link)) return;
      event.preventDefault();
      router.push(href);
    };
    element?.addEventListener("click", press);
    return () => element?.removeEventListener("click", press);
  }, [rows, router]);
}
