import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, type ButtonSize, buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";

type LinkProps = ComponentProps<typeof Link>;

// Not fetched ahead: a page full of links would spend the store's requests on pages that nobody opens.
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      prefetch={false}
      {...rest}
      className={cx("rounded-sm text-link underline-offset-2 hover:underline", className)}
    />
  );
}

interface LinkButtonProps extends LinkProps {
  look?: ButtonLook;
  size?: ButtonSize;
}

export function LinkButton({ look, size, className, ...rest }: LinkButtonProps) {
  return <Link prefetch={false} {...rest} className={buttonLook(look, size, className)} />;
}
