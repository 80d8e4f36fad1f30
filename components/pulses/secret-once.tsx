"use client";

import type { ReactNode } from "react";
import { Copyable } from "#components/ui/copyable.tsx";
import { useMessages } from "#lib/messages/client.tsx";

/** The secret, this once; whoever loses it rotates it. */
export function SecretOnce({ secret, children }: { secret: string | null; children: ReactNode }) {
  const { pulses: words } = useMessages();
  return (
    <div className="flex max-w-2xl flex-col gap-3 rounded-lg bg-sunken p-4" role="status">
      <p className="font-medium">{words.secretTitle}</p>
      {secret ? <Copyable text={secret} thing={words.secret} /> : <p>{words.secretGone}</p>}
      <p className="text-quiet text-sm">{words.secretAbout}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
