import type { ReactNode } from "react";

export interface FieldWords {
  label: string;
  /** Shown under the field, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** The label is for ears only, where the place says what is meant. */
  hideLabel?: boolean;
}

export const fieldLook =
  "w-full min-w-0 rounded-md bg-surface text-ink text-base ring-1 ring-inset ring-field outline-offset-0 hover:ring-quiet aria-invalid:ring-2 aria-invalid:ring-negative disabled:opacity-60 phone:text-md";

export const noteId = (id: string) => `${id}-note`;

interface FieldProps extends FieldWords {
  id: string;
  /** Right of the label: a count, a link. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A label above, the control, and one line under it: the hint, or what is wrong. */
export function Field({ id, label, hint, error, hideLabel = false, beside, children }: FieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <label className="font-medium text-sm" htmlFor={id}>
          {label}
        </label>
        {beside}
      </div>
      {children}
      <p className="text-quiet text-sm empty:hidden" hidden={!hint && !error} id={noteId(id)}>
        {error ? <span className="text-negative">{error}</span> : hint}
      </p>
    </div>
  );
}
