import { cx } from "./cx.ts";

export function initials(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(Boolean);
  const [first = "?", last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return ([...first].slice(0, 1).join("") + [...(last ?? "")].slice(0, 1).join("")).toUpperCase();
}

/** Beside a name that is written out; alone it says nothing to who cannot see it. */
export function Avatar({ name, className = "size-7" }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-link text-xs",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
