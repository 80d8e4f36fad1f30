"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { addressOfProvider } from "#lib/auth/address-of-provider.ts";
import { useMessages } from "#lib/messages/client.tsx";

/** On to the OpenID provider, which sends them back here. */
export function ThroughProvider({ name, from }: { name: string; from: string }) {
  const { signIn: words } = useMessages();
  const [state, setState] = useState<"still" | "going" | "failed">("still");
  async function go() {
    setState("going");
    const address = await addressOfProvider(from).catch(() => null);
    if (address) window.location.assign(address);
    else setState("failed");
  }
  return (
    <div className="flex flex-col gap-2">
      <Button onClick={go} pending={state === "going"}>
        {words.through(name)}
      </Button>
      {state === "failed" && (
        <p className="text-negative" role="alert">
          {words.providerFailed}
        </p>
      )}
    </div>
  );
}
