"use client";

import { ChevronDown } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import type { Choice } from "./declaration.ts";
import { chipLook } from "./filter-chip.tsx";

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  value: string | undefined;
  wide: boolean;
  onChange: (value: string) => void;
}

/** The browser's own list of choices: known by every keyboard, thumb and screen reader. */
export function ChoiceFilter({ label, choices, value, wide, onChange }: ChoiceFilterProps) {
  return (
    <span className={cx("relative inline-flex shrink-0", wide && "w-full")}>
      <select
        aria-label={label}
        className={cx(chipLook(value !== undefined), "appearance-none pr-7", wide && "w-full max-w-none")}
        onChange={({ target }) => onChange(target.value)}
        value={value ?? ""}
      >
        <option value="">{label}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2"
      />
    </span>
  );
}
