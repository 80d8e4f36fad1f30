"use client";

import { Search as Magnifier } from "lucide-react";
import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { fieldLook } from "#components/ui/field.tsx";
import type { Search } from "./declaration.ts";
import type { Filters } from "./use-filters.ts";

/** As long as somebody types, nothing is asked for. */
const PAUSE = 250;

interface SearchFieldProps {
  search: Search;
  filters: Filters;
  ref: RefObject<HTMLInputElement | null>;
}

export function SearchField({ search, filters, ref }: SearchFieldProps) {
  const { label, landing } = search;
  const router = useRouter();
  const value = filters.values.search ?? "";
  const { text, type, now } = useTyped(value, (typed) => filters.set({ search: typed }));
  function land(pasted: string): boolean {
    const href = landing?.(pasted);
    if (href) router.push(href);
    return Boolean(href);
  }
  return (
    <search className="relative w-72 min-w-32 shrink @max-2xl:flex-1">
      <Magnifier
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-quiet"
        strokeWidth={1.75}
      />
      <input
        aria-keyshortcuts="/"
        aria-label={label}
        autoCapitalize="none"
        autoComplete="off"
        className={cx(fieldLook, "h-8 pr-3 pl-8.5 phone:h-11")}
        enterKeyHint="search"
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !land(text)) now();
          if (event.key === "Escape" && text === "") event.currentTarget.blur();
        }}
        onPaste={(event) => {
          if (land(event.clipboardData.getData("text"))) event.preventDefault();
        }}
        placeholder={label}
        ref={ref}
        spellCheck={false}
        type="search"
        value={text}
      />
    </search>
  );
}

/** What is being typed, until it is set; what is set elsewhere takes its place, but never under the fingers. */
function useTyped(value: string, set: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    setSeen(value);
    if (!typing && text.trim() !== value) setText(value);
  }
  function done(typed: string) {
    clearTimeout(timer.current);
    setTyping(false);
    set(typed);
  }
  function type(typed: string) {
    setText(typed);
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => done(typed), PAUSE);
  }
  return { text, type, now: () => done(text) };
}
