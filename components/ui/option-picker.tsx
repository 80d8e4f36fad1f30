"use client";

import { Check } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useMessages } from "#lib/messages/client.tsx";
import { cx } from "./cx.ts";
import { fieldLook } from "./field.tsx";
import { useOptions } from "./use-options.ts";

export interface Option {
  value: string;
  label: string;
  /** Beside the label, quieter. */
  hint?: string;
}

/** More than these are found faster by typing than by reading. */
const READABLE = 8;

interface OptionPickerProps {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onPick: (value: string) => void;
  search?: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
}

/** A list to choose one of: arrows move, Enter picks, and typing narrows it where it is long. */
export function OptionPicker({ label, options, value, onPick, search }: OptionPickerProps) {
  const id = useId();
  const { common } = useMessages();
  const [text, setText] = useState("");
  const { shown, asking } = useOptions(options, text, search);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const active = Math.min(at, shown.length - 1);
  const typed = search !== undefined || options.length > READABLE;

  function onKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const picked = shown[active];
    if (step !== undefined) {
      event.preventDefault();
      setAt((active + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === "Enter" && picked) {
      event.preventDefault();
      onPick(picked.value);
    }
  }

  const pointsAt = { "aria-activedescendant": shown[active] ? `${id}-${active}` : undefined };
  return (
    <div className="flex flex-col p-1">
      {typed && (
        <input
          {...pointsAt}
          aria-controls={id}
          aria-expanded="true"
          aria-label={label}
          autoComplete="off"
          className={cx(fieldLook, "mb-1 h-8 px-2.5 text-sm phone:h-11")}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
          placeholder={common.search}
          role="combobox"
          value={text}
        />
      )}
      <div
        {...(typed ? {} : pointsAt)}
        aria-busy={asking}
        aria-label={label}
        className="flex flex-col outline-none"
        id={id}
        onKeyDown={typed ? undefined : onKey}
        role="listbox"
        tabIndex={typed ? -1 : 0}
      >
        {shown.map((option, index) => (
          <button
            aria-selected={option.value === value}
            className={cx(
              "flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2.5 py-1 text-left text-sm phone:min-h-11 phone:text-base",
              index === active && "bg-sunken",
            )}
            id={`${id}-${index}`}
            key={option.value}
            onClick={() => onPick(option.value)}
            onPointerMove={() => setAt(index)}
            role="option"
            tabIndex={-1}
            type="button"
          >
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            {option.hint && <span className="truncate text-quiet text-xs">{option.hint}</span>}
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-link" />}
          </button>
        ))}
      </div>
      <p aria-live="polite" className="px-2.5 py-2 text-quiet text-sm empty:hidden">
        {shown.length === 0 && !asking ? common.noMatch : ""}
        {shown.length === 0 && asking ? common.loading : ""}
      </p>
    </div>
  );
}
