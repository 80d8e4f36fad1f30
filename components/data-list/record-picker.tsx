"use client";

import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { TextField } from "#components/ui/text-field.tsx";
import type { Page, Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { describeProblem } from "#lib/messages/describe-problem.ts";
import type { RecordKind } from "./declaration.ts";
import { fetchPage, listKey } from "./fetch-page.ts";

export interface Picked {
  id: string;
  name: string;
}

interface Pickable extends Picked {
  email?: string;
}

const SHOWN = 20;
const PAUSE = 250;

function usePickable(of: RecordKind, text: string) {
  const [search, setSearch] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const filters = search ? { search } : {};
  return useQuery<Page<Pickable>, Problem>({
    queryKey: ["to pick", ...listKey(of, filters)],
    queryFn: ({ signal }) => fetchPage<Pickable>({ list: of, filters, perPage: SHOWN, signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
}

interface RecordPickerProps {
  label: string;
  of: RecordKind;
  onPick: (picked: Picked) => void;
}

/** A product or a customer, found by what is known of it. */
export function RecordPicker({ label, of, onPick }: RecordPickerProps) {
  const messages = useMessages();
  const id = useId();
  const [text, setText] = useState("");
  const [current, setCurrent] = useState(0);
  const { data, error } = usePickable(of, text);
  const rows = useDeferredValue(data?.rows ?? []);
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = rows[current];
    if (step) setCurrent(Math.min(Math.max(current + step, 0), rows.length - 1));
    else if (event.key === "Enter" && row) onPick(row);
    else return;
    event.preventDefault();
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        aria-activedescendant={rows[current] ? `${id}-${current}` : undefined}
        aria-controls={id}
        aria-expanded={rows.length > 0}
        autoComplete="off"
        hideLabel
        label={label}
        onChange={({ target }) => {
          setText(target.value);
          setCurrent(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={label}
        role="combobox"
        spellCheck={false}
        value={text}
      />
      <div aria-label={label} className="max-h-64 overflow-y-auto" id={id} role="listbox">
        {rows.map((row, index) => (
          <div
            aria-selected={index === current}
            className={cx(
              "flex cursor-pointer flex-col rounded-md px-2 py-1.5",
              index === current && "bg-sunken",
            )}
            id={`${id}-${index}`}
            key={row.id}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setCurrent(index)}
            onPointerUp={() => onPick(row)}
            role="option"
            tabIndex={-1}
          >
            <span className="truncate">{row.name}</span>
            {row.email && <span className="truncate text-quiet text-xs">{row.email}</span>}
          </div>
        ))}
      </div>
      <p aria-live="polite" className="text-quiet text-sm empty:hidden" role="status">
        {error && describeProblem(error, messages).happened}
        {data?.rows.length === 0 && messages.common.noMatch}
      </p>
    </div>
  );
}
