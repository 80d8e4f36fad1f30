"use client";

import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "#lib/messages/client.tsx";
import { copyText } from "./copy-text.ts";
import { cx } from "./cx.ts";

interface CopyableProps {
  /** What is copied, whole, however it is shown. */
  text: string;
  /** What it is: "license key". */
  thing: string;
  /** How it is shown; the text itself when left out. */
  children?: ReactNode;
  className?: string;
}

/** A key or an id: one press copies it, and says so. */
export function Copyable({ text, thing, children, className }: CopyableProps) {
  const { common } = useMessages();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <button
      className={cx(
        "group code inline-flex max-w-full cursor-copy items-center gap-1.5 rounded-sm text-left hover:text-link phone:min-h-11",
        className,
      )}
      onClick={async (event) => {
        event.stopPropagation();
        setCopied(await copyText(text));
      }}
      title={common.copyThing(thing)}
      type="button"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{children ?? text}</span>
      <Icon
        aria-hidden="true"
        className={cx("size-3.5 shrink-0", copied ? "text-positive" : "text-faint group-hover:text-link")}
      />
      <span aria-live="polite" className="sr-only">
        {copied ? common.copied : ""}
      </span>
    </button>
  );
}
