"use client";

import { useRef } from "react";

/**
 * Who closes a dialog goes on from where it was opened. Radix knows that place only for triggers of its own, and
 * ours are opened by whatever was pressed; where that can be focused no more, the page's content takes its place.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const before = opener.current;
      const gone = !(before instanceof HTMLElement) || !before.isConnected || before.matches(":disabled");
      const next = gone ? document.getElementById("content") : before;
      next?.focus({ preventScroll: true });
    },
  };
}
