import type { ReactNode } from "react";
import { Brand } from "#components/shell/brand.tsx";
import { Speaker } from "#lib/messages/speaker.tsx";
import { messages } from "#lib/reader/server.ts";

/** What stands around the pages of somebody who isn't signed in. */
export async function EntrancePage({ children }: { children: ReactNode }) {
  const { signIn: words } = await messages();
  return (
    <Speaker>
      <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-5 py-12">
        <div className="flex items-center gap-3 text-quiet">
          <Brand />
          <span className="text-sm">{words.store}</span>
        </div>
        {children}
      </main>
    </Speaker>
  );
}
