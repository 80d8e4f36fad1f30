"use client";

import { type FormEvent, useState } from "react";
import type { Answer, Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { Button } from "./button.tsx";
import { type Confirmation, isReady } from "./confirmation.ts";
import { CountedTextarea } from "./counted-textarea.tsx";
import { Dialog } from "./dialog.tsx";
import { ProblemPanel } from "./problem-panel.tsx";
import { TextField } from "./text-field.tsx";

export interface ConfirmDialogProps {
  confirmation: Confirmation;
  /** Closes by itself when the answer is good; a problem is shown inside, with everything typed still there. */
  act: (reason: string) => Promise<Answer<unknown>>;
  onClose: () => void;
}

export default function ConfirmForm({ confirmation, act, onClose }: ConfirmDialogProps) {
  const { title, consequence, verb, keepVerb, reason, typed, tone = "danger" } = confirmation;
  const { common } = useMessages();
  const [given, setGiven] = useState({ reason: "", word: "" });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ready = isReady(confirmation, given);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready || pending) return;
    setPending(true);
    setProblem(null);
    const answer = await act(given.reason.trim());
    setPending(false);
    if (answer.ok) onClose();
    else setProblem(answer.problem);
  }

  return (
    <Dialog description={consequence} mustAnswer onClose={() => !pending && onClose()} open title={title}>
      <form className="mt-4 flex flex-col gap-4" onSubmit={submit}>
        {reason && (
          <CountedTextarea
            label={reason.label}
            limit={reason.limit}
            onChange={({ target }) => setGiven({ ...given, reason: target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit(event);
            }}
            readOnly={pending}
            value={given.reason}
          />
        )}
        {typed !== undefined && (
          <TextField
            autoCapitalize="none"
            autoComplete="off"
            className="code"
            label={common.typeToConfirm(typed)}
            onChange={({ target }) => setGiven({ ...given, word: target.value })}
            readOnly={pending}
            spellCheck={false}
            value={given.word}
          />
        )}
        {problem && <ProblemPanel problem={problem} retry={false} />}
        <div className="flex flex-wrap justify-end gap-2 phone:flex-col-reverse">
          <Button disabled={pending} onClick={onClose}>
            {keepVerb}
          </Button>
          <Button disabled={!ready} look={tone} pending={pending} type="submit">
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
