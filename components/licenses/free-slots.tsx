"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog, prepareConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import type { Confirmation } from "#components/ui/confirmation.ts";
import { freeingSentence, removalSentence } from "#domain/activation-removal.ts";
import { say } from "#domain/sentence.ts";
import type { DeviceView } from "#lib/licenses/view.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";
import { useFreeSlots } from "./use-free-slots.ts";

interface FreeSlotsProps {
  licenseKey: string;
  device: DeviceView;
}

/** One click and one answer, however many slots a device holds. */
export function FreeSlots({ licenseKey, device }: FreeSlotsProps) {
  const { license: words, sentences } = useMessages();
  const { timeZone } = useReader();
  const [open, setOpen] = useState(false);
  const act = useFreeSlots(licenseKey, device);
  const { identifier, slots } = device;
  const several = identifier !== null && slots > 1;
  const name = identifier ?? words.nameless;
  const consequence = several ? freeingSentence(identifier, slots) : removalSentence(identifier);
  const confirmation: Confirmation = {
    title: several ? words.freeTitle(slots - 1) : words.removeTitle,
    consequence: say(sentences, consequence, timeZone),
    verb: several ? words.freeVerb(slots - 1) : words.removeVerb,
    keepVerb: words.keep,
    // The device itself loses nothing by giving back what it does not use.
    tone: several ? "primary" : "danger",
  };
  return (
    <>
      <Button
        aria-label={several ? words.freeOf(slots - 1, name) : words.removeOf(name)}
        onClick={() => setOpen(true)}
        onFocus={prepareConfirmDialog}
        onPointerEnter={prepareConfirmDialog}
        size="small"
      >
        {several ? words.free(slots - 1) : words.remove}
      </Button>
      {open && <ConfirmDialog act={act} confirmation={confirmation} onClose={() => setOpen(false)} />}
    </>
  );
}
