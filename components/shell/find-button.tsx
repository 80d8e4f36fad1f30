"use client";

import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMessages } from "#lib/messages/client.tsx";
import { useShortcut } from "./use-shortcut.ts";

const load = () => import("#components/palette/palette.tsx");
const Palette = lazy(load);
const prepare = () => void load().catch(() => undefined);

/** Opens "Find anything" by a press or by ⌘K; its code comes when a pointer comes near. */
export function FindButton() {
  const { shell } = useMessages();
  const [open, setOpen] = useState(false);
  useShortcut("k", () => setOpen(true), { command: true });
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        className="flex h-8 w-full max-w-72 cursor-pointer items-center gap-2 rounded-md bg-canvas px-2.5 text-left text-quiet text-sm ring-1 ring-line ring-inset hover:text-ink hover:ring-field phone:h-11"
        onClick={() => setOpen(true)}
        onFocus={prepare}
        onPointerEnter={prepare}
        type="button"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        <span className="flex-1 truncate">{shell.findAnything}</span>
        <kbd className="rounded-sm bg-sunken px-1.5 py-px font-sans text-xs phone:hidden">⌘K</kbd>
      </button>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
