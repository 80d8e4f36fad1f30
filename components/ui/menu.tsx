"use client";

import Link from "next/link";
import type { KeyboardEvent, ReactNode } from "react";
import { buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import { Popover } from "./popover.tsx";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Why it cannot be done now: it stays readable, and says so. */
  refused?: string | undefined;
}

interface MenuProps {
  /** "More acts": spoken, and shown on hover. */
  label: string;
  button: ReactNode;
  items: MenuItem[];
}

const itemLook =
  "flex w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left text-sm hover:bg-sunken focus:bg-sunken focus:outline-none aria-disabled:cursor-not-allowed phone:min-h-11 phone:text-base";

/** Arrows, Home and End move; Tab leaves, as in the menus of a desktop. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

export function Menu({ label, button, items }: MenuProps) {
  return (
    <Popover
      align="end"
      button={button}
      buttonClassName={buttonLook("plain", "icon")}
      buttonLabel={label}
      kind="menu"
      label={label}
    >
      {(close) => (
        <div aria-label={label} className="flex flex-col p-1" onKeyDown={move} role="menu" tabIndex={-1}>
          {items.map((item) => (
            <Item close={close} item={item} key={item.label} />
          ))}
        </div>
      )}
    </Popover>
  );
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, icon, href, onSelect, danger, refused } = item;
  const look = cx(itemLook, danger && "text-negative", refused && "text-faint");
  const words = (
    <>
      {icon}
      <span className="flex flex-col">
        {label}
        {refused && <span className="text-xs">{refused}</span>}
      </span>
    </>
  );
  if (href && !refused) {
    return (
      <Link className={look} href={href} onClick={close} prefetch={false} role="menuitem" tabIndex={-1}>
        {words}
      </Link>
    );
  }
  return (
    <button
      aria-disabled={refused ? true : undefined}
      className={look}
      onClick={() => {
        if (refused) return;
        close();
        onSelect?.();
      }}
      role="menuitem"
      tabIndex={-1}
      type="button"
    >
      {words}
    </button>
  );
}
