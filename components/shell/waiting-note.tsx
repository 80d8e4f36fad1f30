"use client";

import { useSyncExternalStore } from "react";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { useMessages } from "#lib/messages/client.tsx";
import { isWaiting, onWaiting } from "#lib/reader/waiting.ts";

/** Quiet on purpose: nothing is wrong, it only takes its turn. */
export function WaitingNote() {
  const { shell } = useMessages();
  const waiting = useSyncExternalStore(onWaiting, isWaiting, () => false);
  return (
    <div aria-live="polite" role="status">
      {waiting && (
        <Tooltip text={shell.waitingMeaning}>
          <span className="late inline-flex items-center gap-1.5 text-quiet text-sm">
            <MarkShape shape="clock" />
            <span className="max-lg:sr-only">{shell.waiting}</span>
          </span>
        </Tooltip>
      )}
    </div>
  );
}
