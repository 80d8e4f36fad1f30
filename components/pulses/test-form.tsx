"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { DeliveryDetail } from "#contract/delivery.ts";
import { type EventName, eventNames } from "#contract/triggers.ts";
import { testPulse } from "#lib/actions/pulses.ts";
import type { Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { uncertain } from "#lib/uncertain.ts";
import { AttemptHistory } from "./attempt-history.tsx";

interface TestFormProps {
  pulseId: string;
  onClose: () => void;
}

const FIRST: EventName = "successful.sale";

export default function TestForm({ pulseId, onClose }: TestFormProps) {
  const { pulses: words, events, common } = useMessages();
  const [event, setEvent] = useState<EventName>(FIRST);
  const [body, setBody] = useState("");
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sent, setSent] = useState<DeliveryDetail | null>(null);
  const own = body.trim() === "" ? undefined : jsonIn(body);

  async function submit(form: FormEvent) {
    form.preventDefault();
    if (pending || own === null) return;
    setPending(true);
    const answer = await testPulse(pulseId, { event, body: own }).catch(uncertain);
    setPending(false);
    setProblem(answer.ok ? null : answer.problem);
    setSent(answer.ok ? answer.data : null);
  }

  return (
    <Dialog description={words.testAbout} onClose={onClose} open title={words.testTitle} width="wide">
      <form className="mt-4 flex flex-col gap-4" onSubmit={submit}>
        <SelectField
          label={words.event}
          name="event"
          onChange={({ target }) => setEvent(eventNames.find((name) => name === target.value) ?? FIRST)}
          options={eventNames.map((value) => ({ value, label: `${events.names[value]} · ${value}` }))}
          value={event}
        />
        <label className="flex flex-col gap-1.5">
          <span className="font-medium text-sm">{words.ownBody}</span>
          <textarea
            aria-invalid={own === null}
            className="code min-h-28 rounded-md border border-field bg-surface px-3 py-2 text-sm"
            onChange={({ target }) => setBody(target.value)}
            placeholder="{ }"
            spellCheck={false}
            value={body}
          />
          <span className={own === null ? "text-negative text-sm" : "text-quiet text-sm"}>
            {own === null ? words.ownBodyWrong : words.ownBodyHint}
          </span>
        </label>
        {problem && <ProblemPanel problem={problem} retry={false} />}
        {sent && (
          <div role="status">
            <AttemptHistory attempts={sent.history} words={words} />
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2 phone:flex-col-reverse">
          <Button onClick={onClose}>{common.close}</Button>
          <Button disabled={own === null} look="primary" pending={pending} type="submit">
            {words.sendTest}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** An object in JSON; null where it is none. */
function jsonIn(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}
