import { type ReactNode, useId } from "react";

interface TooltipProps {
  /** More about what is pointed at; never the only place where it is said. */
  text: string;
  children: ReactNode;
}

/** Without a script: it shows on hover and on focus, and its words are always there for a screen reader. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <span aria-describedby={id} className="group/tip relative inline-flex">
      {children}
      <span
        className="pointer-events-none absolute top-full left-0 z-40 mt-1.5 hidden w-max max-w-64 rounded-md bg-raised px-2 py-1 text-ink text-xs shadow-float group-focus-within/tip:block group-hover/tip:block"
        id={id}
        role="tooltip"
      >
        {text}
      </span>
    </span>
  );
}
