"use client";

import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { buttonLook } from "#components/ui/button-look.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { type FilterBarProps, FilterSheet as Sheet } from "./filter-bar.tsx";

interface FilterSheetButtonProps<Row> extends FilterBarProps<Row> {
  /** How many rows the filters leave. */
  shown: string;
}

/** Opens without a script's help; what is in it is drawn when it opens, since pickers ask the store. */
export function FilterSheetButton<Row>({ shown, ...bar }: FilterSheetButtonProps<Row>) {
  const { list } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = bar.set.length;
  return (
    <div className="md:hidden">
      <button className={buttonLook("plain", "medium", "px-3")} popoverTarget={id} type="button">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {list.filters(count)}
      </button>
      <div
        aria-label={list.filters(count)}
        className="sheet fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-lg bg-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-float"
        id={id}
        onToggle={({ newState }) => setOpen(newState === "open")}
        popover="auto"
        role="dialog"
      >
        {open && <Sheet {...bar} />}
        <button
          className={buttonLook("primary", "medium", "mt-5 w-full")}
          popoverTarget={id}
          popoverTargetAction="hide"
          type="button"
        >
          {list.show(shown)}
        </button>
      </div>
    </div>
  );
}
