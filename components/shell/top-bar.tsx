import type { ReactNode } from "react";
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { Messages } from "#lib/messages/en.ts";
import { Brand } from "./brand.tsx";
import { FindButton } from "./find-button.tsx";
import { WaitingNote } from "./waiting-note.tsx";

interface TopBarProps {
  demo: boolean;
  words: Messages["shell"];
  menu: ReactNode;
}

export function TopBar({ demo, words, menu }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-3 border-line border-b bg-canvas px-6 phone:h-14 phone:px-4">
      <div className="flex shrink-0 md:hidden">
        <Brand />
      </div>
      <div className="flex min-w-0 flex-1 md:order-2 md:justify-end">
        <FindButton />
      </div>
      <div className="flex items-center gap-3 md:order-1">
        {demo && (
          <Tooltip text={words.demo}>
            <span className="inline-flex h-6 items-center rounded-full bg-warning-soft px-2.5 font-medium text-warning text-xs">
              {words.demoShort}
            </span>
          </Tooltip>
        )}
        <WaitingNote />
      </div>
      <div className="flex md:order-3">{menu}</div>
    </header>
  );
}
