import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { Field, type FieldWords, fieldLook, noteId } from "./field.tsx";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id">, FieldWords {
  beside?: ReactNode;
}

export function TextField({ label, hint, error, hideLabel, beside, className, ...rest }: TextFieldProps) {
  const id = useId();
  const words = { label, hint, ...(error ? { error } : {}), hideLabel: hideLabel ?? false };
  return (
    <Field {...words} beside={beside} id={id}>
      <input
        {...rest}
        aria-describedby={hint || error ? noteId(id) : undefined}
        aria-invalid={error ? true : undefined}
        className={cx(fieldLook, "h-9 px-3 phone:h-11", className)}
        id={id}
      />
    </Field>
  );
}
