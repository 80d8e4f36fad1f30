"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { activationSentence } from "#domain/license-activation.ts";
import { licenseFacts } from "#domain/license-facts.ts";
import { say } from "#domain/sentence.ts";
import type { Answer, Problem } from "#lib/answer.ts";
import type { LicenseView } from "#lib/licenses/view.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";

const DEVICE_MAX = 255;

interface ActivateFormProps {
  view: LicenseView;
  act: (device: string) => Promise<Answer<unknown>>;
  onClose: () => void;
}

/** On the customer's behalf, for a device that cannot do it itself. */
export default function ActivateForm({ view: { license, devices }, act, onClose }: ActivateFormProps) {
  const { license: words, common, sentences } = useMessages();
  const { timeZone } = useReader();
  const [device, setDevice] = useState("");
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const holding = devices?.find(({ identifier }) => identifier !== null && identifier === device.trim());

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setProblem(null);
    const answer = await act(device.trim());
    setPending(false);
    if (answer.ok) onClose();
    else setProblem(answer.problem);
  }

  return (
    <Dialog
      description={say(sentences, activationSentence(licenseFacts(license)), timeZone)}
      onClose={() => !pending && onClose()}
      open
      title={words.activateTitle}
    >
      <form className="mt-4 flex flex-col gap-4" onSubmit={submit}>
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          beside={<span className="text-quiet text-xs">{common.optional}</span>}
          hint={holding ? words.deviceHolds(holding.slots) : words.deviceHint}
          label={words.device}
          maxLength={DEVICE_MAX}
          onChange={({ target }) => setDevice(target.value)}
          readOnly={pending}
          spellCheck={false}
          value={device}
        />
        {problem && <ProblemPanel problem={problem} retry={false} />}
        <div className="flex flex-wrap justify-end gap-2 phone:flex-col-reverse">
          <Button disabled={pending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button look="primary" pending={pending} type="submit">
            {words.activate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
