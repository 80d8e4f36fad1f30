import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

interface CardProps {
  title?: ReactNode;
  /** Right of the title. */
  beside?: ReactNode;
  /** Lists bring their own space. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page with a name. */
export function Card({ title, beside, flush = false, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={cx("rounded-lg border border-line bg-surface", className)}
    >
      {title && (
        <div className="flex min-h-11 items-center justify-between gap-3 border-line border-b px-4">
          <h2 className="font-medium text-base" id={id}>
            {title}
          </h2>
          {beside}
        </div>
      )}
      <div className={flush ? "" : "p-4"}>{children}</div>
    </section>
  );
}
