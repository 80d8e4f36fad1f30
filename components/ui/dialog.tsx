"use client";

import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { useMessages } from "#lib/messages/client.tsx";
import { IconButton } from "./button.tsx";

import { cx } from "./cx.ts";
import { useFocusBack } from "./focus-back.ts";
import "./lend-nonce.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the dialog is about; screen readers read it after the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** A question that must be answered: a press beside it does not close it. */
  mustAnswer?: boolean;
  width?: "narrow" | "wide";
}

const panel =
  "fixed z-50 flex max-h-[85dvh] flex-col overflow-y-auto overscroll-contain bg-raised shadow-float outline-none animate-[rise_140ms_ease-out] inset-x-0 bottom-0 rounded-t-lg p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:inset-x-auto md:bottom-auto md:left-1/2 md:top-[max(4rem,18vh)] md:max-h-[75vh] md:w-full md:-translate-x-1/2 md:rounded-lg";

/** On a phone a sheet from below, where the thumb is. Loads Radix: import it lazily where it opens by a press. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, mustAnswer = false, width = "narrow" } = props;
  const { common } = useMessages();
  const focusBack = useFocusBack();
  return (
    <Primitive.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Primitive.Content
          {...focusBack}
          className={cx(panel, width === "narrow" ? "md:max-w-md" : "md:max-w-2xl")}
          onInteractOutside={(event) => mustAnswer && event.preventDefault()}
          {...(mustAnswer ? { role: "alertdialog" } : {})}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="font-semibold text-md">{title}</Primitive.Title>
            {!mustAnswer && (
              <IconButton className="-mt-1.5 -mr-1.5" label={common.close} onClick={onClose}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </div>
          {description && (
            <Primitive.Description className="mt-1.5 text-base text-ink">{description}</Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
