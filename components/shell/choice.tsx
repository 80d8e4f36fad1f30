"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { PreferenceName } from "#lib/reader/preferences.ts";
import { savePreference } from "./save-preference.ts";

interface ChoiceProps {
  name: PreferenceName;
  legend: string;
  value: string;
  options: { value: string; label: string; lang?: string }[];
}

/** One of two or three, side by side; it is so as soon as it is pressed. */
export function Choice({ name, legend, value, options }: ChoiceProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState(value);
  async function choose(next: string) {
    setChosen(next);
    await savePreference(name, next);
    if (name === "language") router.refresh();
  }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-quiet text-xs">{legend}</legend>
      <div className="flex rounded-md bg-sunken p-0.5">
        {options.map((option) => (
          <label
            className="relative flex h-7 flex-1 cursor-pointer items-center justify-center whitespace-nowrap rounded-sm px-2 text-quiet text-sm hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-checked:ring-1 has-checked:ring-line phone:h-10"
            key={option.value}
            lang={option.lang}
          >
            <input
              checked={chosen === option.value}
              className="absolute inset-0 cursor-pointer opacity-0"
              name={`choice-${name}`}
              onChange={() => choose(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
