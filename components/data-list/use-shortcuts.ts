"use client";

import { useEffect, useRef } from "react";
import { isTyping } from "#components/shell/is-typing.ts";
import { actOf, type ListAct, type PressedOn } from "./keyboard.ts";

const FLOATING = "[role=dialog], [role=alertdialog], [role=listbox], [popover]:popover-open";

function pressedOn(target: EventTarget | null): PressedOn {
  // A dialog may be open without holding the focus.
  if (document.querySelector("[role=dialog]:not([popover]), [role=alertdialog], :popover-open"))
    return "dialog";
  if (!(target instanceof HTMLElement)) return "page";
  if (isTyping(target)) return "text";
  if (target.closest(FLOATING)) return "dialog";
  return target.closest("a, button, summary, label") ? "control" : "page";
}

/** The list's keys, as long as the list is on the page. */
export function useShortcuts(act: (act: ListAct) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const meant = actOf({ key: event.key, modified, on: pressedOn(event.target) });
      if (!meant) return;
      event.preventDefault();
      latest.current(meant);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
