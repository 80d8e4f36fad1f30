import { cx } from "./cx.ts";

/** Has the size of what is to come, so that nothing jumps when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("late block animate-[breathe_1.6s_ease-in-out_infinite] rounded-sm bg-sunken", className)}
    />
  );
}

/** The first lines of a text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key, line) => (
        <Skeleton className={cx("h-4", line === lines - 1 ? "w-2/3" : "w-full")} key={key} />
      ))}
    </span>
  );
}
