"use client";

import { type ComponentProps, useId } from "react";
import { useMessages } from "#lib/messages/client.tsx";
import { cx } from "./cx.ts";
import { Field, type FieldWords, fieldLook, noteId } from "./field.tsx";

interface CountedTextareaProps extends Omit<ComponentProps<"textarea">, "id" | "value">, FieldWords {
  value: string;
  limit: number;
}

/** Text with a limit. What is too long can be seen and shortened; it is never cut off unasked. */
export function CountedTextarea({ label, hint, error, value, limit, ...rest }: CountedTextareaProps) {
  const id = useId();
  const { common } = useMessages();
  // As people and the store count: an emoji is one.
  const used = [...value].length;
  const tooMany = used > limit ? common.charactersTooMany(used - limit) : undefined;
  const wrong = error ?? tooMany;
  const count = (
    <span className={cx("tabular text-xs", tooMany ? "text-negative" : "text-quiet")}>
      <span aria-hidden="true">{common.ofLimit(used, limit)}</span>
      <span className="sr-only">{common.charactersLeft(Math.max(0, limit - used))}</span>
    </span>
  );
  return (
    <Field beside={count} hint={hint} id={id} label={label} {...(wrong ? { error: wrong } : {})}>
      <textarea
        rows={2}
        {...rest}
        aria-describedby={hint || wrong ? noteId(id) : undefined}
        aria-invalid={wrong ? true : undefined}
        className={cx(fieldLook, "field-sizing-content max-h-48 min-h-16 resize-none px-3 py-2")}
        id={id}
        value={value}
      />
    </Field>
  );
}
