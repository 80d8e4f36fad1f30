import type { ComponentProps } from "react";
import { type ButtonLook, type ButtonSize, buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Stays in place and focused, but a second press does nothing. */
  pending?: boolean;
}

export function Button({ look, size, pending = false, className, children, ...rest }: ButtonProps) {
  const waiting = pending
    ? ({
        "aria-busy": true,
        "aria-disabled": true,
        onClick: (event) => event.preventDefault(),
      } satisfies ComponentProps<"button">)
    : {};
  return (
    <button type="button" {...rest} {...waiting} className={buttonLook(look, size, className)}>
      {pending && <Spinner className="absolute size-4" />}
      <span className={cx("inline-flex items-center gap-1.5", pending && "opacity-40")}>{children}</span>
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, "size" | "aria-label"> {
  /** What it does, in words: it is spoken, and shown on hover. */
  label: string;
}

export function IconButton({ label, look = "quiet", ...rest }: IconButtonProps) {
  return <Button {...rest} aria-label={label} look={look} size="icon" title={label} />;
}
