"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { EventName } from "#contract/triggers.ts";
import type { TestTarget } from "./test-target.ts";

const TestForm = lazy(() => import("./test-form.tsx"));

interface TestEventProps {
  /** Whom it can be sent to; the first unless another is chosen. */
  targets: readonly [TestTarget, ...TestTarget[]];
  label: string;
  event?: EventName;
}

/** Sends a sample to a pulse, and shows what came back. */
export function TestEvent({ targets, label, event = "successful.sale" }: TestEventProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    router.refresh();
  };
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <TestForm event={event} onClose={close} targets={targets} />
        </Suspense>
      )}
    </>
  );
}
