"use client";

import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { placeBeside } from "./place-beside.ts";

interface PopoverProps {
  /** What the button shows. */
  button: ReactNode;
  buttonClassName: string;
  /** Where what it shows is no word. */
  buttonLabel?: string;
  /** What the panel is, for ears. */
  label: string;
  /** A menu says itself what it is. */
  kind?: "dialog" | "menu";
  align?: "start" | "end";
  className?: string;
  /** Made when it opens, so that it always begins afresh. */
  children: (close: () => void) => ReactNode;
}

const FIRST = "input, [role=listbox], [role=menuitem], a[href], button";

/**
 * The browser's own popover: Escape, a press beside it and the focus's way back come with it, for one kilobyte where
 * a library for placing takes twenty. On a phone it is a sheet from below.
 */
export function Popover(props: PopoverProps) {
  const { button, buttonClassName, buttonLabel, label, kind = "dialog", align = "start" } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const spoken = kind === "dialog" ? { role: "dialog", "aria-label": label } : {};
  const close = () => panel.current?.hidePopover();

  useEffect(() => {
    if (!open || !panel.current || !trigger.current) return;
    panel.current.removeAttribute("style");
    if (matchMedia("(width >= 48rem)").matches) moveBeside(trigger.current, panel.current, align);
    panel.current.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  }, [open, align]);

  return (
    <>
      <button
        aria-expanded={open}
        aria-haspopup={kind}
        aria-label={buttonLabel}
        className={buttonClassName}
        popoverTarget={id}
        ref={trigger}
        title={buttonLabel}
        type="button"
      >
        {button}
      </button>
      <div
        {...spoken}
        className={cx(
          "sheet fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-lg bg-raised text-ink shadow-float max-md:pb-[env(safe-area-inset-bottom)] md:inset-auto md:max-h-96 md:w-max md:min-w-44 md:max-w-80 md:rounded-lg",
          props.className,
        )}
        id={id}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === "open")}
        popover="auto"
        ref={panel}
      >
        {open && props.children(close)}
      </div>
    </>
  );
}

function moveBeside(trigger: HTMLElement, panel: HTMLElement, align: "start" | "end"): void {
  const { width, height } = panel.getBoundingClientRect();
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const place = placeBeside(trigger.getBoundingClientRect(), { width, height }, window, align);
  panel.style.left = `${place.left}px`;
  panel.style.top = `${place.top}px`;
  if (place.maxHeight) panel.style.maxHeight = `${place.maxHeight}px`;
}
