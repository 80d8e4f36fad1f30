"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useMessages } from "#lib/messages/client.tsx";

const TestForm = lazy(() => import("./test-form.tsx"));

/** Sends a sample to the pulse, and shows what came back. */
export function TestEvent({ pulseId }: { pulseId: string }) {
  const { pulses: words } = useMessages();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    router.refresh();
  };
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {words.sendTest}
      </Button>
      {open && (
        <Suspense>
          <TestForm onClose={close} pulseId={pulseId} />
        </Suspense>
      )}
    </>
  );
}
