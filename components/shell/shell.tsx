import type { ReactNode } from "react";
import { QueryProvider } from "#components/data-list/query-provider.tsx";
import { Toaster } from "#components/ui/toaster.tsx";
import { Speaker } from "#lib/messages/speaker.tsx";
import { messages, reader as readReader } from "#lib/reader/server.ts";
import { offeredSoFar } from "#lib/reads/store.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { placesFor } from "./navigation.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { PersonProvider } from "./person.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { UserMenu, type Who } from "./user-menu.tsx";

interface ShellProps {
  who: Who;
  demo: boolean;
  signOut: ReactNode;
  children: ReactNode;
}

/** What stands around every page of somebody who is signed in. */
export async function Shell({ who, demo, signOut, children }: ShellProps) {
  const [{ shell: words }, reader] = await Promise.all([messages(), readReader()]);
  const offered = offeredSoFar();
  const groups = placesFor(who.role, offered);
  return (
    <Speaker>
      <PersonProvider person={{ ...who, offered }}>
        <a
          className="fixed top-2 left-2 z-70 -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-on-accent text-sm focus:translate-y-0"
          href="#content"
        >
          {words.skipToContent}
        </a>
        <div className="flex min-h-dvh">
          <Sidebar groups={groups} words={words} />
          <div className="flex min-w-0 flex-1 flex-col">
            <TopBar
              demo={demo}
              menu={<UserMenu reader={reader} signOut={signOut} who={who} words={words} />}
              words={words}
            />
            <OfflineBar />
            <main className="flex-1 outline-none max-md:pb-16" id="content" tabIndex={-1}>
              <QueryProvider>{children}</QueryProvider>
            </main>
          </div>
        </div>
        <BottomBar groups={groups} words={words} />
        <Toaster />
      </PersonProvider>
    </Speaker>
  );
}
