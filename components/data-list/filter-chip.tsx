"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { useDismissed } from "./use-dismissed.ts";

export const chipLook = (set: boolean) =>
  cx(
    "inline-flex h-9 max-w-44 shrink-0 cursor-pointer items-center gap-1 rounded-md px-2.5 text-sm ring-1 ring-inset phone:h-11",
    set ? "bg-accent-soft text-link ring-transparent" : "bg-surface text-ink ring-line hover:bg-sunken",
  );

interface FilterChipProps {
  label: string;
  /** What it is set to. */
  value: string | undefined;
  children: (close: () => void) => ReactNode;
}

/** A filter that needs more than a list of words to be set. */
export function FilterChip({ label, value, children }: FilterChipProps) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useDismissed(area, open, close);
  return (
    <div className="relative shrink-0" ref={area}>
      <button
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={value ? `${label}: ${value}` : label}
        className={chipLook(value !== undefined)}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <span className="truncate">{value ?? label}</span>
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
      </button>
      {open && (
        <div
          aria-label={label}
          className="absolute top-full left-0 z-30 mt-1.5 w-72 rounded-lg bg-raised p-3 shadow-float"
          role="dialog"
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
