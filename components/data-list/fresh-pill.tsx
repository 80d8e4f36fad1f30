"use client";

import { ArrowUp } from "lucide-react";
import { useMessages } from "#lib/messages/client.tsx";

/** New rows came on top, while the reader is further down: one press leads to them. */
export function FreshPill({ count, onPress }: { count: number; onPress: () => void }) {
  const { list } = useMessages();
  return (
    <div className="pointer-events-none sticky top-[calc(var(--bar)+6rem)] z-8 flex h-0 justify-center">
      {count > 0 && (
        <button
          className="pointer-events-auto inline-flex h-8 cursor-pointer items-center gap-1 rounded-full bg-accent px-3 font-medium text-on-accent text-sm shadow-float phone:h-11"
          onClick={onPress}
          type="button"
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {list.fresh(count)}
        </button>
      )}
    </div>
  );
}
