"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { DeliveryDetail } from "#contract/delivery.ts";
import { samplePayload } from "#contract/examples/payload.ts";
import { type EventName, eventNames } from "#contract/triggers.ts";
import { testPulse } from "#lib/actions/pulses.ts";
import type { Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { uncertain } from "#lib/uncertain.ts";
import { AttemptHistory } from "./attempt-history.tsx";
import type { TestTarget } from "./test-target.ts";

interface TestFormProps {
  targets: readonly [TestTarget, ...TestTarget[]];
  event: EventName;
  onClose: () => void;
}

const sampleOf = (event: EventName) => JSON.stringify(samplePayload(event), null, 2);

export default function TestForm({ targets, event: first, onClose }: TestFormProps) {
  const { pulses: words, events, common } = useMessages();
  const [pulseId, setPulseId] = useState(targets[0].id);
  const [event, setEvent] = useState(first);
  const [body, setBody] = useState(() => sampleOf(first));
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sent, setSent] = useState<DeliveryDetail | null>(null);
  const own = body.trim() === "" || body === sampleOf(event) ? undefined : jsonIn(body);

  function choose(name: string) {
    const chosen = eventNames.find((known) => known === name) ?? first;
    if (own === undefined) setBody(sampleOf(chosen));
    setEvent(chosen);
  }

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
        {targets.length > 1 && (
          <SelectField
            label={words.sendTo}
            name="pulse"
            onChange={({ target }) => setPulseId(target.value)}
            options={targets.map(({ id, url }) => ({ value: id, label: url }))}
            value={pulseId}
          />
        )}
        <SelectField
          label={words.event}
          name="event"
          onChange={({ target }) => choose(target.value)}
          options={eventNames.map((value) => ({ value, label: `${events.names[value]} · ${value}` }))}
          value={event}
        />
        <label className="flex flex-col gap-1.5">
          <span className="font-medium text-sm">{words.ownBody}</span>
          <textarea
            aria-invalid={own === null}
            className="code min-h-64 rounded-md border border-field bg-surface px-3 py-2 text-sm"
            onChange={({ target }) => setBody(target.value)}
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
