"use client";

import { useSyncExternalStore } from "react";
import { MarkShape } from "./mark-shape.tsx";
import { toneText } from "./status-badge.tsx";
import { noToasts, onToasts, toastsNow } from "./toast-store.ts";

/** Below on a desk, above on a phone, where the act is not; a press goes through it. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, toastsNow, noToasts);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-16 z-60 flex flex-col items-center gap-2 px-4 md:top-auto md:bottom-5"
      role="status"
    >
      {toasts.map(({ id, text, tone }) => (
        <p
          className="flex max-w-md animate-[rise_160ms_ease-out] items-center gap-2 rounded-lg bg-raised px-3.5 py-2.5 text-sm shadow-float"
          key={id}
        >
          <MarkShape className={`size-3 ${toneText[tone]}`} shape={tone === "positive" ? "check" : "dot"} />
          {text}
        </p>
      ))}
    </div>
  );
}
