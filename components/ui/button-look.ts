import { cx } from "./cx.ts";

export type ButtonLook = "primary" | "plain" | "quiet" | "danger" | "danger-plain";
export type ButtonSize = "small" | "medium" | "icon";

const looks: Record<ButtonLook, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-pressed active:bg-accent-pressed",
  plain: "bg-surface text-ink ring-1 ring-inset ring-line hover:bg-sunken active:bg-sunken",
  quiet: "text-quiet hover:bg-sunken hover:text-ink active:bg-sunken",
  danger: "bg-danger text-on-danger hover:bg-danger-pressed active:bg-danger-pressed",
  "danger-plain": "bg-surface text-negative ring-1 ring-inset ring-line hover:bg-negative-soft",
};

const sizes: Record<ButtonSize, string> = {
  small: "h-7 px-2 text-sm phone:h-11 phone:px-3",
  medium: "h-8 px-3 text-sm phone:h-11 phone:px-4 phone:text-base",
  icon: "size-8 shrink-0 phone:size-11",
};

const base =
  "relative inline-flex cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50";

/** For whatever looks like a button; `Button` and `LinkButton` are the usual two. */
export function buttonLook(
  look: ButtonLook = "plain",
  size: ButtonSize = "medium",
  className?: string,
): string {
  return cx(base, looks[look], sizes[size], className);
}
