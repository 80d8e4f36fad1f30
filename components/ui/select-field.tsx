import { type ComponentProps, useId } from "react";
import { cx } from "./cx.ts";
import { Field, type FieldWords, fieldLook, noteId } from "./field.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "children">, FieldWords {
  options: readonly { value: string; label: string }[];
}

/** The browser's own list: right for a handful of choices in a form, and there before any script has come. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  options,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  const words = { label, hint, ...(error ? { error } : {}), hideLabel: hideLabel ?? false };
  return (
    <Field {...words} id={id}>
      <select
        {...rest}
        aria-describedby={hint || error ? noteId(id) : undefined}
        aria-invalid={error ? true : undefined}
        className={cx(fieldLook, "h-9 px-2 phone:h-11", className)}
        id={id}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
