"use client";

import { useId } from "react";
import { allTrigger, furtherTriggers, type TriggerValue, triggers } from "#contract/triggers.ts";
import { useMessages } from "#lib/messages/client.tsx";

interface TriggersFieldProps {
  chosen: readonly TriggerValue[];
  onChange: (chosen: TriggerValue[]) => void;
  error: string | undefined;
}

/** What it is told of. `all` means the first eight, so those are set with it. */
export function TriggersField({ chosen, onChange, error }: TriggersFieldProps) {
  const { pulses: words, lists } = useMessages();
  const note = useId();
  const all = chosen.includes(allTrigger.value);
  const toggle = (value: TriggerValue) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const box = (value: TriggerValue, covered: boolean) => (
    <label className="flex min-h-8 items-center gap-2.5 phone:min-h-11" key={value}>
      <input
        checked={covered || chosen.includes(value)}
        className="size-4 accent-accent"
        disabled={covered}
        onChange={() => toggle(value)}
        type="checkbox"
      />
      <span>{lists.triggers[value]}</span>
      <span className="code text-quiet text-xs">{value}</span>
    </label>
  );
  return (
    <fieldset aria-describedby={error ? note : undefined} className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{words.triggers}</legend>
      {box(allTrigger.value, false)}
      <div className="grid gap-x-6 border-line border-l-2 pl-4 md:grid-cols-2">
        {triggers.map(({ value }) => box(value, all))}
      </div>
      <p className="mt-2 text-quiet text-sm">{words.further}</p>
      <div className="grid gap-x-6 pl-4.5 md:grid-cols-2">
        {furtherTriggers.map(({ value }) => box(value, false))}
      </div>
      {error && (
        <p className="text-negative text-sm" id={note}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
