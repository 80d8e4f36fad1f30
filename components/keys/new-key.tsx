"use client";

import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import type { MadeKey } from "#lib/keys/acted.ts";
import { useMessages } from "#lib/messages/client.tsx";

interface NewKeyProps {
  made: MadeKey;
  onKept: () => void;
}

/** The one moment in which a whole key can be seen. It stays until somebody says that they have it. */
export function NewKey({ made: { name, begins, whole }, onKept }: NewKeyProps) {
  const { keys: words } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 outline-none" ref={place} role="status" tabIndex={-1}>
      <p className="font-medium">{words.newKey(name)}</p>
      {whole === null ? (
        <p>{words.keyLost(begins)}</p>
      ) : (
        <>
          <div className="rounded-md bg-sunken p-3">
            <Copyable className="text-base" text={whole} thing={words.keyThing} />
          </div>
          <p className="text-quiet">{words.once}</p>
        </>
      )}
      <div>
        <Button onClick={onKept}>{whole === null ? words.understood : words.kept}</Button>
      </div>
    </div>
  );
}
