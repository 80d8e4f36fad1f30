"use client";

import { ChevronDown, X } from "lucide-react";
import { useMessages } from "#lib/messages/client.tsx";
import { cx } from "./cx.ts";
import { type Option, OptionPicker } from "./option-picker.tsx";
import { Popover } from "./popover.tsx";

export const chipLook = (chosen: boolean) =>
  cx(
    "inline-flex h-8 max-w-60 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 text-sm ring-1 ring-inset phone:h-11 phone:px-3",
    chosen
      ? "bg-accent-soft pr-1.5 text-ink ring-transparent"
      : "bg-surface text-quiet ring-line hover:bg-sunken hover:text-ink",
  );

interface FilterChipProps {
  label: string;
  value: string | undefined;
  /** What the chosen one is called, where it is not among the options. */
  valueLabel?: string | undefined;
  options: readonly Option[];
  onChange: (value: string | undefined) => void;
  /** Asks for options that have the text in their name. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
}

/** One condition of a list: pressed it offers its values, chosen it says which, and its cross lifts it. */
export function FilterChip({ label, value, valueLabel, options, onChange, search }: FilterChipProps) {
  const { common } = useMessages();
  const chosen = value !== undefined;
  const words = valueLabel ?? options.find((option) => option.value === value)?.label ?? value;
  return (
    <span className="inline-flex items-center">
      <Popover
        button={
          <>
            <span className={cx(chosen && "text-quiet")}>{label}</span>
            {chosen && <span className="truncate font-medium">{words}</span>}
            {!chosen && <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 text-faint" />}
          </>
        }
        buttonClassName={cx(chipLook(chosen), chosen && "rounded-r-none")}
        label={label}
        {...(search ? { className: "md:w-64" } : {})}
      >
        {(close) => (
          <OptionPicker
            label={label}
            onPick={(picked) => {
              close();
              onChange(picked === value ? undefined : picked);
            }}
            options={options}
            value={value}
            {...(search ? { search } : {})}
          />
        )}
      </Popover>
      {chosen && (
        <button
          aria-label={`${common.clear}: ${label}`}
          className="flex h-8 w-7 cursor-pointer items-center justify-center rounded-r-md bg-accent-soft text-quiet hover:text-ink phone:h-11 phone:w-11"
          onClick={() => onChange(undefined)}
          title={common.clear}
          type="button"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  );
}
