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
        className="pointer-events-none invisible absolute top-full left-1/2 z-40 mt-1.5 w-max max-w-64 -translate-x-1/2 rounded-md bg-raised px-2 py-1 text-ink text-xs opacity-0 shadow-float transition-opacity delay-300 group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100"
        id={id}
        role="tooltip"
      >
        {text}
      </span>
    </span>
  );
}
